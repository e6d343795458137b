import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { limits } from '#shared/limits.ts';
import { organizationAccess, type Access, type Roles, type Statements } from '#shared/permissions.ts';

import type {
  InvitationAccepted,
  InvitationMail,
  OrganizationCreated,
  OrganizationDeleted,
  OrganizationHook,
  OrganizationLimit,
  OrganizationPermit,
  TeamLimit,
} from './organization.types.ts';

const created = () =>
  functionOption<OrganizationHook<OrganizationCreated>>('OrganizationHook<OrganizationCreated>').optional();
const deleted = () =>
  functionOption<OrganizationHook<OrganizationDeleted>>('OrganizationHook<OrganizationDeleted>').optional();
const accepted = () =>
  functionOption<OrganizationHook<InvitationAccepted>>('OrganizationHook<InvitationAccepted>').optional();

const OrganizationHooks = z
  .strictObject({
    beforeCreateOrganization: created(),
    afterCreateOrganization: created(),
    beforeDeleteOrganization: deleted(),
    afterDeleteOrganization: deleted(),
    beforeAcceptInvitation: accepted(),
    afterAcceptInvitation: accepted(),
  })
  .meta({
    id: 'OrganizationHooks',
    description:
      'A hook named `before…` runs inside the transaction and rejects the call by throwing; one named `after…` runs after the commit, in the background.',
  });

const TeamOptions = z
  .strictObject({
    enabled: z.boolean().default(false),
    maximumTeams: z
      .union([z.int().positive(), functionOption<TeamLimit>('TeamLimit')])
      .optional()
      .describe('Teams of one organization at most; by default unlimited.'),
    allowRemovingAllTeams: z.boolean().default(false),
  })
  .meta({ id: 'TeamOptions' });

const Table = z.record(z.string().regex(/^[^,\s]+$/), z.array(z.string()).readonly());

const OrganizationOptions = z
  .strictObject({
    allowUserToCreateOrganization: z
      .union([z.boolean(), functionOption<OrganizationPermit>('OrganizationPermit')])
      .default(true),
    organizationLimit: z
      .union([z.int().nonnegative(), functionOption<OrganizationLimit>('OrganizationLimit')])
      .optional()
      .describe(
        'Organizations that a user may belong to when creating another: a number, or a function that returns it or whether it is reached.',
      ),
    membershipLimit: z
      .int()
      .positive()
      .default(limits.membershipLimit)
      .describe('Members of one organization at most. It limits joining, not lists.'),
    creatorRole: z
      .string()
      .default(organizationAccess.topRole)
      .describe('The role of the creator of an organization, which is above every other.'),
    invitationExpiresIn: z
      .int()
      .positive()
      .default(limits.invitationExpiresIn)
      .describe('Seconds that an invitation is valid.'),
    invitationLimit: z
      .int()
      .positive()
      .default(limits.pendingInvitations)
      .describe('Pending invitations of one organization at most.'),
    cancelPendingInvitationsOnReInvite: z
      .boolean()
      .default(false)
      .describe('A second invitation of an address replaces the pending one instead of being rejected.'),
    requireVerifiedEmail: z
      .boolean()
      .default(false)
      .describe(
        "Every invitation requires a verified email, or the secret of the mailed link; one to a role above a member's always does.",
      ),
    disableOrganizationDeletion: z.boolean().default(false),
    sendInvitationEmail: mailHook<InvitationMail>('InvitationMail'),
    teams: TeamOptions.prefault({}),
    organizationHooks: OrganizationHooks.prefault({}),
    ac: z
      .looseObject({
        statements: z
          .custom<Statements>((given) => Table.safeParse(given).success, 'lists of actions by resource')
          .meta({ declaredAs: 'Statements' }),
      })
      .optional()
      .describe('Resources beside the built-in ones, from `createAccessControl`.'),
    roles: z
      .custom<Roles>((given) => z.record(z.string(), Table).safeParse(given).success, 'permissions by role')
      .meta({ declaredAs: 'Roles' })
      .optional()
      .describe('Roles beside the built-in ones, or in place of them.'),
  })
  .transform((options) => ({ ...options, access: accessOf(options) }))
  .refine(({ access }) => Object.hasOwn(access.roles, access.topRole), {
    path: ['creatorRole'],
    error: 'a role that exists',
  })
  .refine(({ access }) => Object.values(access.roles).every((role) => isKnown(role, access.statements)), {
    path: ['roles'],
    error: 'actions that the statements of `ac` list',
  })
  .meta({ id: 'OrganizationOptions' });

function accessOf({
  ac,
  roles,
  creatorRole,
}: {
  ac?: { statements: Statements };
  roles?: Roles;
  creatorRole: string;
}): Access {
  const statements = { ...organizationAccess.statements, ...ac?.statements };
  // An owner has all permissions (spec section 6), those on resources of the operator's own included.
  return {
    statements,
    roles: { ...organizationAccess.roles, owner: statements, ...roles },
    topRole: creatorRole,
  };
}

function isKnown(role: Roles[string], statements: Statements): boolean {
  return Object.entries(role).every(([resource, actions = []]) =>
    actions.every((action) => statements[resource]?.includes(action) ?? false),
  );
}

export const organizationOptions = defineOptions('organization', OrganizationOptions);
