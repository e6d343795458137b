import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { texts } from './error-texts.ts';

export const organizations = defineFeature({
  name: 'organizations',
  screens: {
    public: {
      '/invitation/:id': screen(() => import('./invitations/open-invitation.tsx'), 'OpenInvitationScreen'),
    },
    signedIn: {
      '/organizations': screen(() => import('./organizations.tsx'), 'OrganizationsScreen'),
      '/new-organization': screen(() => import('./create-organization.tsx'), 'CreateOrganizationScreen'),
    },
    members: {
      '/organizations/:slug/members': screen(() => import('./members/members.tsx'), 'MembersScreen'),
      '/organizations/:slug/invitations': screen(() => import('./invitations/invitations.tsx'), 'InvitationsScreen'),
      '/organizations/:slug/teams': screen(() => import('./teams/teams.tsx'), 'TeamsScreen'),
      '/organizations/:slug/history': screen(() => import('./history.tsx'), 'OrganizationHistoryScreen'),
      '/organizations/:slug/settings': screen(() => import('./settings/settings.tsx'), 'OrganizationSettingsScreen'),
    },
  },
  organizationFrame: screen(() => import('./organization-frame.tsx'), 'OrganizationFrame'),
  navigation: () => import('./navigation.ts'),
  errors: {
    ORGANIZATION_ALREADY_EXISTS: { text: texts.slugTaken, fields: ['slug'] },
    SLUG_IS_TAKEN: { text: texts.slugTaken, fields: ['slug'] },
    USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: { text: texts.alreadyMember, fields: ['email'] },
    USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: { text: texts.alreadyInvited, fields: ['email'] },
    INVITATION_NOT_FOUND: { text: texts.invitationNotFound },
    YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: { text: texts.notRecipient },
    INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: { text: texts.inviterLeft },
    INVITATION_LIMIT_REACHED: { text: texts.invitationLimit },
    ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: { text: texts.memberLimit },
    YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: { text: texts.organizationLimit },
    ORGANIZATION_NOT_FOUND: { text: texts.organizationMissing },
    ROLE_NOT_FOUND: { text: texts.roleMissing, fields: ['role'] },
    YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: { text: texts.roleNotAllowed, fields: ['role'] },
    YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: { text: texts.notMember },
    USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: { text: texts.memberMissing },
    MEMBER_NOT_FOUND: { text: texts.memberMissing },
    TEAM_ALREADY_EXISTS: { text: texts.teamTaken, fields: ['name'] },
    TEAM_NOT_FOUND: { text: texts.teamMissing },
    YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: { text: texts.teamLimit },
    UNABLE_TO_REMOVE_LAST_TEAM: { text: texts.lastTeam },
    YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM: { text: texts.ownTeam },
    USER_IS_NOT_A_MEMBER_OF_THE_TEAM: { text: texts.teamMemberMissing },
    THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST: { text: texts.userIsOnlyOwner },
    YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: { text: texts.onlyOwner },
  },
});
