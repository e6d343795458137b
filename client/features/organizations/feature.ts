import { defineFeature } from '#client/console/feature.ts';
import { consoleScreen, screen } from '#client/console/parts/lazy-screen.tsx';

import { texts } from './error-texts.ts';

export const organizations = defineFeature({
  name: 'organizations',
  screens: {
    public: {
      '/invitation/:id': consoleScreen(() => import('./invitations/open-invitation.tsx'), 'OpenInvitationScreen'),
    },
    account: { '/organizations': screen(() => import('./organizations.tsx'), 'OrganizationsScreen') },
    focused: {
      '/new-organization': consoleScreen(() => import('./create-organization.tsx'), 'CreateOrganizationScreen'),
    },
    members: {
      '/organizations/:slug/members': screen(() => import('./members/members.tsx'), 'MembersScreen'),
      '/organizations/:slug/invitations': screen(() => import('./invitations/invitations.tsx'), 'InvitationsScreen'),
      '/organizations/:slug/teams': screen(() => import('./teams/teams.tsx'), 'TeamsScreen'),
      '/organizations/:slug/teams/:id': screen(() => import('./teams/team.tsx'), 'TeamScreen'),
      '/organizations/:slug/roles': screen(() => import('./roles/roles.tsx'), 'RolesScreen'),
      '/organizations/:slug/roles/new': screen(() => import('./roles/role-forms.tsx'), 'NewRoleScreen'),
      '/organizations/:slug/history': screen(() => import('./history.tsx'), 'OrganizationHistoryScreen'),
      '/organizations/:slug/settings': screen(() => import('./settings/settings.tsx'), 'OrganizationSettingsScreen'),
    },
  },
  organizationFrame: screen(() => import('./organization-frame.tsx'), 'OrganizationFrame'),
  navigation: () => import('./navigation.ts'),
  // Those of an invitation, which is a public screen.
  errors: {
    INVITATION_NOT_FOUND: { text: texts.invitationNotFound },
    YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: { text: texts.notRecipient },
    INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: { text: texts.inviterLeft },
    ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: { text: texts.memberLimit },
  },
});
