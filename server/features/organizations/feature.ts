import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { creationFieldFacts, fieldFacts } from '#server/fields/field-facts.ts';
import { organizationOptions } from './organization.options.ts';
import { userDeleting } from '#server/features/users/events.ts';
import type { OrganizationConfiguration, OrganizationPageConfiguration } from '#shared/organizations/configuration.ts';
import { organizationEvents } from '#shared/organizations/events.ts';
import { organizationErrors } from '#shared/organizations/errors.ts';

import { clearActiveOrganization } from './active-organization.ts';
import { memberRemoved, organizationDeleting } from './events.ts';
import { OrganizationRoleSchema } from './custom-roles/role.entity.ts';
import { InvitationSchema } from './invitation.entity.ts';
import { MemberSchema } from './member.entity.ts';
import { OrganizationSchema, TeamSchema } from './organization.entity.ts';
import { organizationNotices } from './notices.ts';
import { hideRefusedOrganization } from './policies.ts';
import { teamsOfUser } from './teams/queries.ts';
import { twoFactorPolicy } from './two-factor-policy.ts';
import { activeOrganizationNamed } from '#server/features/sessions/active-organization.ts';
import { TeamMemberSchema } from './teams/team-member.entity.ts';
import { organizationRouter } from './organization.router.ts';
import { removeOrganizationsOf } from './manage-organizations.ts';
import { invitationMail } from './invitations/invitation.mail.ts';
import { sentInvitations } from './invitations/manage-invitations.ts';

const inviteLimit = { name: 'invite', calls: 'inviting, and mailing invitations again', max: 20, window: 60 };

export const organizations = defineFeature({
  name: 'organizations',
  errors: organizationErrors,
  audit: organizationEvents,
  notices: organizationNotices,
  options: [organizationOptions],
  router: organizationRouter,
  tag: kitTags.organizations,
  rateLimits: { 'organization.inviteMember': [inviteLimit], 'organization.resendInvitation': [inviteLimit] },
  mails: [invitationMail],
  publicConfiguration: (service): OrganizationConfiguration & OrganizationPageConfiguration => {
    const organization = organizationOptions.of(service);
    const { statements, roles, topRole } = organization.access;
    return {
      teams: organization.teams.enabled,
      definesRoles: organization.dynamicAccessControl.enabled,
      organizationFields: fieldFacts(organization.schema.organization.additionalFields),
      newOrganizationFields: creationFieldFacts(organization.schema.organization.additionalFields),
      // A function decides for each user, when the call is made.
      mayCreateOrganization: organization.allowUserToCreateOrganization !== false,
      mayDeleteOrganization: !organization.disableOrganizationDeletion,
      organizationAccess: { statements, roles, topRole },
    };
  },
  services: [teamsOfUser],
  organizationPolicies: [twoFactorPolicy],
  on: [
    on(activeOrganizationNamed, hideRefusedOrganization),
    on(userDeleting, removeOrganizationsOf),
    on(memberRemoved, clearActiveOrganization),
    on(organizationDeleting, clearActiveOrganization),
  ],
  credentials: [sentInvitations],
  entities: [OrganizationSchema, TeamSchema, MemberSchema, TeamMemberSchema, InvitationSchema, OrganizationRoleSchema],
  fields: {
    organization: (service) => organizationOptions.of(service).schema.organization.additionalFields,
    member: (service) => organizationOptions.of(service).schema.member.additionalFields,
    invitation: (service) => organizationOptions.of(service).schema.invitation.additionalFields,
  },
  constraints: {
    organization_slug_unique: 'ORGANIZATION_ALREADY_EXISTS',
    member_organization_id_user_id_unique: 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
    // The user was deleted during the call, and their sessions with them.
    member_user_id_foreign: 'UNAUTHORIZED',
    organization_role_organization_id_role_unique: 'ROLE_NAME_IS_ALREADY_TAKEN',
    invitation_pending_once: 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
  },
});
