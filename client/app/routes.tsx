import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';

import { addresses, type Address } from './addresses.ts';
import { screen } from './lazy-screen.ts';
import { EitherFrame, SignedIn } from './signed-in.tsx';
import { SignedOutFrame, WithoutSession } from './signed-out.tsx';

const screens: Record<Address, ComponentType> = {
  '/sign-in': screen(() => import('#client/features/sign-in/sign-in.tsx'), 'SignInScreen'),
  '/sign-up': screen(() => import('#client/features/sign-in/sign-up.tsx'), 'SignUpScreen'),
  '/magic-link': screen(() => import('#client/features/sign-in/ask-for-magic-link.tsx'), 'AskForMagicLinkScreen'),
  '/forgot-password': screen(
    () => import('#client/features/sign-in/ask-for-password-reset.tsx'),
    'AskForPasswordResetScreen',
  ),
  '/setup': screen(() => import('#client/features/admin/set-up.tsx'), 'SetUpScreen'),

  '/reset-password': screen(
    () => import('#client/features/sign-in/choose-new-password.tsx'),
    'ChooseNewPasswordScreen',
  ),
  '/email-verified': screen(() => import('#client/features/account/see-verified-email.tsx'), 'SeeVerifiedEmailScreen'),
  '/invitation/:id': screen(
    () => import('#client/features/organizations/invitations/open-invitation.tsx'),
    'OpenInvitationScreen',
  ),
  '*': screen(() => import('./not-found.tsx'), 'NotFoundScreen'),

  '/account': screen(() => import('#client/features/account/edit-profile.tsx'), 'EditProfileScreen'),
  '/account/security': screen(() => import('#client/features/account/secure-account.tsx'), 'SecureAccountScreen'),
  '/account/sessions': screen(() => import('#client/features/account/see-sessions.tsx'), 'SeeSessionsScreen'),
  '/organizations': screen(
    () => import('#client/features/organizations/list-organizations.tsx'),
    'ListOrganizationsScreen',
  ),
  '/new-organization': screen(
    () => import('#client/features/organizations/create-organization.tsx'),
    'CreateOrganizationScreen',
  ),
  '/admin/users': screen(() => import('#client/features/admin/users.tsx'), 'UsersScreen'),
  '/admin/users/new': screen(() => import('#client/features/admin/create-user.tsx'), 'CreateUserScreen'),
  '/admin/users/:id': screen(() => import('#client/features/admin/user.tsx'), 'UserScreen'),
  '/admin/audit': screen(() => import('#client/features/admin/audit.tsx'), 'AuditScreen'),

  '/organizations/:slug/members': screen(
    () => import('#client/features/organizations/members/members.tsx'),
    'MembersScreen',
  ),
  '/organizations/:slug/invitations': screen(
    () => import('#client/features/organizations/invitations/invitations.tsx'),
    'InvitationsScreen',
  ),
  '/organizations/:slug/teams': screen(() => import('#client/features/organizations/teams/teams.tsx'), 'TeamsScreen'),
  '/organizations/:slug/history': screen(
    () => import('#client/features/organizations/history.tsx'),
    'OrganizationHistoryScreen',
  ),
  '/organizations/:slug/settings': screen(
    () => import('#client/features/organizations/settings/settings.tsx'),
    'OrganizationSettingsScreen',
  ),
};
const OrganizationFrame = screen(
  () => import('#client/features/organizations/organization-frame.tsx'),
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
      <Route element={<EitherFrame />}>{routesTo(addresses.unknown)}</Route>
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
