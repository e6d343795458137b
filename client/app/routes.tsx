import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';

import { addresses, type Address } from './addresses.ts';
import { screen } from './lazy-screen.ts';
import { SignedIn } from './signed-in.tsx';
import { SignedOutFrame, WithoutSession } from './signed-out.tsx';

const screens: Record<Address, ComponentType> = {
  '/sign-in': screen(() => import('#client/screens/sign-in.tsx'), 'SignInScreen'),
  '/sign-up': screen(() => import('#client/screens/sign-up.tsx'), 'SignUpScreen'),
  '/magic-link': screen(() => import('#client/screens/ask-for-magic-link.tsx'), 'AskForMagicLinkScreen'),
  '/forgot-password': screen(() => import('#client/screens/ask-for-password-reset.tsx'), 'AskForPasswordResetScreen'),
  '/setup': screen(() => import('#client/screens/admin/set-up.tsx'), 'SetUpScreen'),

  '/reset-password': screen(() => import('#client/screens/choose-new-password.tsx'), 'ChooseNewPasswordScreen'),
  '/email-verified': screen(() => import('#client/screens/see-verified-email.tsx'), 'SeeVerifiedEmailScreen'),
  '/invitation/:id': screen(() => import('#client/screens/organization/open-invitation.tsx'), 'OpenInvitationScreen'),
  '*': screen(() => import('#client/screens/not-found.tsx'), 'NotFoundScreen'),

  '/account': screen(() => import('#client/screens/edit-profile.tsx'), 'EditProfileScreen'),
  '/account/security': screen(() => import('#client/screens/secure-account.tsx'), 'SecureAccountScreen'),
  '/account/sessions': screen(() => import('#client/screens/see-sessions.tsx'), 'SeeSessionsScreen'),
  '/organizations': screen(
    () => import('#client/screens/organization/list-organizations.tsx'),
    'ListOrganizationsScreen',
  ),
  '/new-organization': screen(
    () => import('#client/screens/organization/create-organization.tsx'),
    'CreateOrganizationScreen',
  ),
  '/admin/users': screen(() => import('#client/screens/admin/users.tsx'), 'UsersScreen'),
  '/admin/users/new': screen(() => import('#client/screens/admin/create-user.tsx'), 'CreateUserScreen'),
  '/admin/users/:id': screen(() => import('#client/screens/admin/user.tsx'), 'UserScreen'),
  '/admin/audit': screen(() => import('#client/screens/admin/audit.tsx'), 'AuditScreen'),

  '/organizations/:slug/members': screen(() => import('#client/screens/organization/members.tsx'), 'MembersScreen'),
  '/organizations/:slug/invitations': screen(
    () => import('#client/screens/organization/invitations.tsx'),
    'InvitationsScreen',
  ),
  '/organizations/:slug/teams': screen(() => import('#client/screens/organization/teams.tsx'), 'TeamsScreen'),
  '/organizations/:slug/history': screen(
    () => import('#client/screens/organization/history.tsx'),
    'OrganizationHistoryScreen',
  ),
  '/organizations/:slug/settings': screen(
    () => import('#client/screens/organization/settings.tsx'),
    'OrganizationSettingsScreen',
  ),
};
const OrganizationFrame = screen(
  () => import('#client/screens/organization/organization-frame.tsx'),
  'OrganizationFrame',
);

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/account" replace />} />
      <Route element={<SignedOutFrame />}>
        <Route element={<WithoutSession />}>{routesTo(addresses.withoutSession)}</Route>
        {routesTo(addresses.anybody)}
      </Route>
      <Route element={<SignedIn />}>
        {routesTo(addresses.signedIn)}
        <Route path="/organizations/:slug" element={<OrganizationFrame />}>
          <Route index element={<Navigate to="members" replace />} />
          {routesTo(addresses.members)}
        </Route>
      </Route>
    </Routes>
  );
}

function routesTo(list: readonly Address[]): ReactNode {
  return list.map((address) => {
    const Screen = screens[address];
    return <Route key={address} path={address} element={<Screen />} />;
  });
}
