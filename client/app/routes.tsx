import { lazy, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';

import { SignedIn } from './signed-in.tsx';
import { SignedOutFrame, WithoutSession } from './signed-out.tsx';

/** A screen that is loaded when it is first visited. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

const AnswerInvitation = screen(() => import('#client/screens/answer-invitation.tsx'), 'AnswerInvitationScreen');
const AskForMagicLink = screen(() => import('#client/screens/ask-for-magic-link.tsx'), 'AskForMagicLinkScreen');
const AskForPasswordReset = screen(
  () => import('#client/screens/ask-for-password-reset.tsx'),
  'AskForPasswordResetScreen',
);
const ChangeOrganization = screen(() => import('#client/screens/change-organization.tsx'), 'ChangeOrganizationScreen');
const ChooseNewPassword = screen(() => import('#client/screens/choose-new-password.tsx'), 'ChooseNewPasswordScreen');
const CreateOrganization = screen(() => import('#client/screens/create-organization.tsx'), 'CreateOrganizationScreen');
const CreateUser = screen(() => import('#client/screens/create-user.tsx'), 'CreateUserScreen');
const EditProfile = screen(() => import('#client/screens/edit-profile.tsx'), 'EditProfileScreen');
const InviteMembers = screen(() => import('#client/screens/invite-members.tsx'), 'InviteMembersScreen');
const ManageTeams = screen(() => import('#client/screens/manage-teams.tsx'), 'ManageTeamsScreen');
const ManageUser = screen(() => import('#client/screens/manage-user.tsx'), 'ManageUserScreen');
const NotFound = screen(() => import('#client/screens/not-found.tsx'), 'NotFoundScreen');
const SecureAccount = screen(() => import('#client/screens/secure-account.tsx'), 'SecureAccountScreen');
const SeeAuditLog = screen(() => import('#client/screens/see-audit-log.tsx'), 'SeeAuditLogScreen');
const SeeMembers = screen(() => import('#client/screens/see-members.tsx'), 'SeeMembersScreen');
const SeeOrganizations = screen(() => import('#client/screens/see-organizations.tsx'), 'SeeOrganizationsScreen');
const SeeSessions = screen(() => import('#client/screens/see-sessions.tsx'), 'SeeSessionsScreen');
const SeeUsers = screen(() => import('#client/screens/see-users.tsx'), 'SeeUsersScreen');
const SeeVerifiedEmail = screen(() => import('#client/screens/see-verified-email.tsx'), 'SeeVerifiedEmailScreen');
const SetUp = screen(() => import('#client/screens/set-up.tsx'), 'SetUpScreen');
const SignIn = screen(() => import('#client/screens/sign-in.tsx'), 'SignInScreen');
const SignUp = screen(() => import('#client/screens/sign-up.tsx'), 'SignUpScreen');
const InOrganization = screen(() => import('./organization-frame.tsx'), 'OrganizationFrame');

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
          <Route path="/setup" element={<SetUp />} />
        </Route>
        <Route path="/reset-password" element={<ChooseNewPassword />} />
        <Route path="/email-verified" element={<SeeVerifiedEmail />} />
        <Route path="/invitation/:id" element={<AnswerInvitation />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route path="/account" element={<EditProfile />} />
        <Route path="/account/security" element={<SecureAccount />} />
        <Route path="/account/sessions" element={<SeeSessions />} />
        <Route path="/organizations" element={<SeeOrganizations />} />
        <Route path="/organizations/new" element={<CreateOrganization />} />
        <Route path="/organizations/:slug" element={<InOrganization />}>
          <Route index element={<Navigate to="members" replace />} />
          <Route path="members" element={<SeeMembers />} />
          <Route path="invitations" element={<InviteMembers />} />
          <Route path="teams" element={<ManageTeams />} />
          <Route path="settings" element={<ChangeOrganization />} />
        </Route>
        <Route path="/admin/audit" element={<SeeAuditLog />} />
        <Route path="/admin/users" element={<SeeUsers />} />
        <Route path="/admin/users/new" element={<CreateUser />} />
        <Route path="/admin/users/:id" element={<ManageUser />} />
      </Route>
    </Routes>
  );
}
