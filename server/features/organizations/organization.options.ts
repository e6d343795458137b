import { z } from 'zod';

import { additionalFieldsOf } from '#server/fields/field-options.ts';
import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { accessControlOptions } from '#server/features/users/access-control.options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { isWithin, mergeStatements, organizationAccess, tablesOf, withReading } from '#shared/permissions.ts';

import type {
  InvitationAccepted,
  InvitationLimit,
  InvitationMail,
  MembershipLimit,
  OrganizationCreated,
  OrganizationDeleted,
  OrganizationHook,
  OrganizationLimit,
  OrganizationPermit,
  RoleLimit,
  TeamLimit,
  TeamMemberLimit,
} from './organization.types.ts';

/** Two days. */
export const INVITATION_EXPIRES_IN = 172_800;

const positive = z.int().positive();

const hook = <Payload>(payload: string, moment: string) =>
  functionOption<OrganizationHook<Payload>>(`OrganizationHook<${payload}>`).optional().describe(`Runs ${moment}.`);

const OrganizationHooks = z
  .strictObject({
    beforeCreateOrganization: hook<OrganizationCreated>('OrganizationCreated', 'before an organization is created'),
    afterCreateOrganization: hook<OrganizationCreated>('OrganizationCreated', 'after an organization is created'),
    beforeDeleteOrganization: hook<OrganizationDeleted>('OrganizationDeleted', 'before an organization is deleted'),
    afterDeleteOrganization: hook<OrganizationDeleted>('OrganizationDeleted', 'after an organization is deleted'),
    beforeAcceptInvitation: hook<InvitationAccepted>('InvitationAccepted', 'before an invitation is accepted'),
    afterAcceptInvitation: hook<InvitationAccepted>('InvitationAccepted', 'after an invitation is accepted'),
  })
  .meta({
    id: 'OrganizationHooks',
    description:
      'A `before…` hook runs inside the transaction and can reject the call by throwing. An `after…` hook runs in the background after the commit.',
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
      .describe('Lets users create organizations, or a function that decides for each user.'),
    organizationLimit: z
      .union([z.int().nonnegative(), functionOption<OrganizationLimit>('OrganizationLimit')])
      .optional()
      .describe(
        'Maximum number of organizations of a user, or a function that returns it or whether it is reached. Checked when the user creates one; by default unlimited.',
      ),
    membershipLimit: z
      .union([positive, functionOption<MembershipLimit>('MembershipLimit')])
      .default(100)
      .describe(
        'Maximum number of members of an organization, or a function that returns it for the user who joins. It limits joining, not lists.',
      ),
    creatorRole: z
      .string()
      .meta({ secret: false })
      .default(organizationAccess.topRole)
      .describe('The role of the creator of an organization, which is above all other roles.'),
    invitationExpiresIn: positive.default(INVITATION_EXPIRES_IN).describe('Seconds for which an invitation is valid.'),
    invitationLimit: z
      .union([positive, functionOption<InvitationLimit>('InvitationLimit')])
      .default(100)
      .describe('Maximum number of pending invitations of an organization, or a function that returns it.'),
    cancelPendingInvitationsOnReInvite: z
      .boolean()
      .default(false)
      .describe('A second invitation to an address replaces the pending one instead of being rejected.'),
    requireVerifiedEmail: z
      .boolean()
      .default(false)
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
