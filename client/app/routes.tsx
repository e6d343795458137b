import { Navigate, Route, Routes } from 'react-router';

import { adminRoutes, setUpRoute } from './admin-routes.tsx';
import { screen } from './lazy-screen.ts';
import { invitationRoute, organizationRoutes } from './organization-routes.tsx';
import { SignedIn } from './signed-in.tsx';
import { SignedOutFrame, WithoutSession } from './signed-out.tsx';

const AskForMagicLink = screen(() => import('#client/screens/ask-for-magic-link.tsx'), 'AskForMagicLinkScreen');
const AskForPasswordReset = screen(
  () => import('#client/screens/ask-for-password-reset.tsx'),
  'AskForPasswordResetScreen',
);
const ChooseNewPassword = screen(() => import('#client/screens/choose-new-password.tsx'), 'ChooseNewPasswordScreen');
const EditProfile = screen(() => import('#client/screens/edit-profile.tsx'), 'EditProfileScreen');
const NotFound = screen(() => import('#client/screens/not-found.tsx'), 'NotFoundScreen');
const SecureAccount = screen(() => import('#client/screens/secure-account.tsx'), 'SecureAccountScreen');
const SeeSessions = screen(() => import('#client/screens/see-sessions.tsx'), 'SeeSessionsScreen');
const SeeVerifiedEmail = screen(() => import('#client/screens/see-verified-email.tsx'), 'SeeVerifiedEmailScreen');
const SignIn = screen(() => import('#client/screens/sign-in.tsx'), 'SignInScreen');
const SignUp = screen(() => import('#client/screens/sign-up.tsx'), 'SignUpScreen');

/** Every address of the app. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/account" replace />} />
      <Route element={<SignedOutFrame />}>
        <Route element={<WithoutSession />}>
          <Route path="/sign-in" element={<SignIn />} />
          <Route path="/sign-up" element={<SignUp />} />
          <Route path="/magic-link" element={<AskForMagicLink />} />
          <Route path="/forgot-password" element={<AskForPasswordReset />} />
          {setUpRoute}
        </Route>
        <Route path="/reset-password" element={<ChooseNewPassword />} />
        <Route path="/email-verified" element={<SeeVerifiedEmail />} />
        {invitationRoute}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route path="/account" element={<EditProfile />} />
        <Route path="/account/security" element={<SecureAccount />} />
        <Route path="/account/sessions" element={<SeeSessions />} />
        {organizationRoutes}
        {adminRoutes}
      </Route>
    </Routes>
  );
}
