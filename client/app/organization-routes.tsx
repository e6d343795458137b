import { Navigate, Route } from 'react-router';

import { screen } from './lazy-screen.ts';

const Create = screen(() => import('#client/screens/organization/create-organization.tsx'), 'CreateOrganizationScreen');
const Frame = screen(() => import('#client/screens/organization/organization-frame.tsx'), 'OrganizationFrame');
const History = screen(() => import('#client/screens/organization/history.tsx'), 'OrganizationHistoryScreen');
const Invitations = screen(() => import('#client/screens/organization/invitations.tsx'), 'InvitationsScreen');
const List = screen(() => import('#client/screens/organization/list-organizations.tsx'), 'ListOrganizationsScreen');
const Members = screen(() => import('#client/screens/organization/members.tsx'), 'MembersScreen');
const Settings = screen(() => import('#client/screens/organization/settings.tsx'), 'OrganizationSettingsScreen');
const Teams = screen(() => import('#client/screens/organization/teams.tsx'), 'TeamsScreen');
const OpenInvitation = screen(() => import('#client/screens/organization/open-invitation.tsx'), 'OpenInvitationScreen');

/** Opened from a mail: by somebody with a session or without. */
export const invitationRoute = <Route path="/invitation/:id" element={<OpenInvitation />} />;

export const organizationRoutes = (
  <>
    <Route path="/organizations" element={<List />} />
    <Route path="/new-organization" element={<Create />} />
    <Route path="/organizations/:slug" element={<Frame />}>
      <Route index element={<Navigate to="members" replace />} />
      <Route path="members" element={<Members />} />
      <Route path="invitations" element={<Invitations />} />
      <Route path="teams" element={<Teams />} />
      <Route path="history" element={<History />} />
      <Route path="settings" element={<Settings />} />
    </Route>
  </>
);
