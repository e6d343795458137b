import { z } from 'zod';

import { additionalFieldsOf } from '#server/fields/field-options.ts';
import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { accessControlOptions } from '#server/features/users/access-control.options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { savable } from '#server/options/saved-values.ts';
import { isWithin, mergeStatements, tablesOf, withReading } from '#shared/lib/permissions.ts';
import { organizationAccess } from '#shared/lib/organization-access.ts';

import type {
  ChangingOrganizationHook,
  InvitationAccepted,
  InvitationCanceled,
  InvitationCreated,
  InvitationLimit,
  InvitationMail,
  InvitationRejected,
  MemberAdded,
  MemberRemoved,
  MemberRoleChanged,
  MemberRoleChanging,
  MembershipLimit,
  OrganizationCreated,
  OrganizationDeleted,
  OrganizationHook,
  OrganizationLimit,
  OrganizationPermit,
  OrganizationUpdated,
  OrganizationUpdating,
  RoleLimit,
  TeamChanged,
  TeamChanging,
  TeamLimit,
  TeamMemberChanged,
  TeamMemberLimit,
} from './organization.types.ts';

/** Two days. */
export const INVITATION_EXPIRES_IN = 172_800;

const positive = z.int().positive();

const hook = <Payload>(payload: string, moment: string) =>
  functionOption<OrganizationHook<Payload>>(`OrganizationHook<${payload}>`).optional().describe(`Runs ${moment}.`);

const changingHook = <Payload>(payload: string, moment: string) =>
  functionOption<ChangingOrganizationHook<Payload>>(`ChangingOrganizationHook<${payload}>`)
    .optional()
    .describe(`Runs ${moment}, and can change fields.`);

const OrganizationHooks = z
  .strictObject({
    beforeCreateOrganization: changingHook<OrganizationCreated>(
      'OrganizationCreated',
      'before an organization is created',
    ),
    afterCreateOrganization: hook<OrganizationCreated>('OrganizationCreated', 'after an organization is created'),
    beforeUpdateOrganization: changingHook<OrganizationUpdating>(
      'OrganizationUpdating',
      'before an organization is changed, with the new fields',
    ),
    afterUpdateOrganization: hook<OrganizationUpdated>('OrganizationUpdated', 'after an organization is changed'),
    beforeDeleteOrganization: hook<OrganizationDeleted>('OrganizationDeleted', 'before an organization is deleted'),
    afterDeleteOrganization: hook<OrganizationDeleted>('OrganizationDeleted', 'after an organization is deleted'),
    beforeAddMember: changingHook<MemberAdded>(
      'MemberAdded',
      'before a member is added without an invitation, or as creator',
    ),
    afterAddMember: hook<MemberAdded>('MemberAdded', 'after a member is added without an invitation, or as creator'),
    beforeRemoveMember: hook<MemberRemoved>('MemberRemoved', 'before a member is removed or leaves'),
    afterRemoveMember: hook<MemberRemoved>('MemberRemoved', 'after a member is removed or leaves'),
    beforeUpdateMemberRole: changingHook<MemberRoleChanging>(
      'MemberRoleChanging',
      'before the role of a member is changed',
    ),
    afterUpdateMemberRole: hook<MemberRoleChanged>('MemberRoleChanged', 'after the role of a member is changed'),
    beforeCreateInvitation: changingHook<InvitationCreated>('InvitationCreated', 'before an invitation is created'),
    afterCreateInvitation: hook<InvitationCreated>('InvitationCreated', 'after an invitation is created'),
    beforeAcceptInvitation: hook<InvitationAccepted>('InvitationAccepted', 'before an invitation is accepted'),
    afterAcceptInvitation: hook<InvitationAccepted>('InvitationAccepted', 'after an invitation is accepted'),
    beforeRejectInvitation: hook<InvitationRejected>('InvitationRejected', 'before an invitation is declined'),
    afterRejectInvitation: hook<InvitationRejected>('InvitationRejected', 'after an invitation is declined'),
    beforeCancelInvitation: hook<InvitationCanceled>('InvitationCanceled', 'before an invitation is canceled'),
    afterCancelInvitation: hook<InvitationCanceled>('InvitationCanceled', 'after an invitation is canceled'),
    beforeCreateTeam: changingHook<TeamChanged>('TeamChanged', 'before a team is created'),
    afterCreateTeam: hook<TeamChanged>('TeamChanged', 'after a team is created'),
    beforeUpdateTeam: changingHook<TeamChanging>('TeamChanging', 'before a team is changed'),
    afterUpdateTeam: hook<TeamChanged>('TeamChanged', 'after a team is changed'),
    beforeDeleteTeam: hook<TeamChanged>('TeamChanged', 'before a team is removed'),
    afterDeleteTeam: hook<TeamChanged>('TeamChanged', 'after a team is removed'),
    beforeAddTeamMember: hook<TeamMemberChanged>('TeamMemberChanged', 'before a member is added to a team'),
    afterAddTeamMember: hook<TeamMemberChanged>('TeamMemberChanged', 'after a member is added to a team'),
    beforeRemoveTeamMember: hook<TeamMemberChanged>('TeamMemberChanged', 'before a member is removed from a team'),
    afterRemoveTeamMember: hook<TeamMemberChanged>('TeamMemberChanged', 'after a member is removed from a team'),
  })
  .meta({
    id: 'OrganizationHooks',
    description:
      'A `before…` hook runs inside the transaction and can reject the call by throwing. Some can return fields to change as `{ data }`. An `after…` hook runs in the background after the commit. What is deleted with its organization or user runs no hooks.',
  });

const TeamOptions = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Turns teams on.'),
    maximumTeams: z
      .union([positive, functionOption<TeamLimit>('TeamLimit')])
      .optional()
      .describe('Maximum number of teams of an organization, or a function that returns it. By default unlimited.'),
    maximumMembersPerTeam: z
      .union([positive, functionOption<TeamMemberLimit>('TeamMemberLimit')])
      .optional()
      .describe('Maximum number of members of a team, or a function that returns it. By default unlimited.'),
    defaultTeam: z
      .strictObject({
        enabled: z
          .boolean()
          .default(true)
          .describe('Creates a team with each organization, with its name and its creator as the member.'),
      })
      .prefault({}),
    allowRemovingAllTeams: z.boolean().default(false).describe('Lets members remove the last team.'),
  })
  .meta({ id: 'TeamOptions' });

const DynamicAccessControlOptions = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Lets organizations define roles of their own.'),
    maximumRolesPerOrganization: z
      .union([positive, functionOption<RoleLimit>('RoleLimit')])
      .default(50)
      .describe('Maximum number of roles that an organization defines, or a function that returns it.'),
  })
  .meta({ id: 'DynamicAccessControlOptions' });

const schemaOf = (record: string) => z.strictObject({ additionalFields: additionalFieldsOf(record) }).prefault({});

const OrganizationSchemaOptions = z
  .strictObject({
    organization: schemaOf('organizations'),
    member: schemaOf('members'),
    invitation: schemaOf('invitations'),
  })
  .meta({ id: 'OrganizationSchemaOptions' });

const OrganizationOptions = z
  .strictObject({
    allowUserToCreateOrganization: z
      .union([z.boolean(), functionOption<OrganizationPermit>('OrganizationPermit')])
      .default(true)
      .meta(savable)
      .describe('Lets users create organizations, or a function that decides for each user.'),
    organizationLimit: z
      .union([z.int().nonnegative(), functionOption<OrganizationLimit>('OrganizationLimit')])
      .optional()
      .meta(savable)
      .describe(
        'Maximum number of organizations of a user, or a function that returns it or whether it is reached. Checked when the user creates one; by default unlimited.',
      ),
    membershipLimit: z
      .union([positive, functionOption<MembershipLimit>('MembershipLimit')])
      .default(100)
      .meta(savable)
      .describe(
        'Maximum number of members of an organization, or a function that returns it for the user who joins. It limits joining, not lists.',
      ),
    creatorRole: z
      .string()
      .meta({ secret: false })
      .default(organizationAccess.topRole)
      .describe('The role of the creator of an organization, which is above all other roles.'),
    invitationExpiresIn: positive
      .default(INVITATION_EXPIRES_IN)
      .meta(savable)
      .describe('Seconds for which an invitation is valid.'),
    invitationLimit: z
      .union([positive, functionOption<InvitationLimit>('InvitationLimit')])
      .default(100)
      .meta(savable)
      .describe('Maximum number of pending invitations of an organization, or a function that returns it.'),
    cancelPendingInvitationsOnReInvite: z
      .boolean()
      .default(false)
      .describe('A second invitation to an address replaces the pending one instead of being rejected.'),
    requireVerifiedEmail: z
      .boolean()
      .default(false)
      .meta(savable)
      .describe(
        'Accepting an invitation requires a verified email address or the token of the mailed link. For roles above `member` it always does.',
      ),
    disableOrganizationDeletion: z.boolean().default(false).describe('Rejects the deletion of organizations.'),
    sendInvitationEmail: mailHook<InvitationMail>('InvitationMail').describe('Hook that sends the invitation email.'),
    teams: TeamOptions.prefault({}),
    organizationHooks: OrganizationHooks.prefault({}),
    dynamicAccessControl: DynamicAccessControlOptions.prefault({}),
    schema: OrganizationSchemaOptions.prefault({}),
    ...accessControlOptions,
  })
  .transform((options) => {
    const statements = mergeStatements(organizationAccess.statements, options.ac?.statements);
    // Owners have all permissions, those on custom resources included.
    const roles = { ...organizationAccess.roles, owner: statements, ...tablesOf(options.roles) };
    const access = { statements, roles: withReading(roles, statements), topRole: options.creatorRole };
    return { ...options, access };
  })
  .refine(({ access }) => Object.hasOwn(access.roles, access.topRole), {
    path: ['creatorRole'],
    error: 'a role that exists',
  })
  .refine(({ access }) => Object.values(access.roles).every((role) => isWithin(role, access.statements)), {
    path: ['roles'],
    error: 'actions that the statements of `ac` list',
  })
  .meta({ id: 'OrganizationOptions' });

export const organizationOptions = defineOptions('organization', OrganizationOptions);
