import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/hook.ts';
import type { User } from '#server/records.ts';
import { limits } from '#shared/limits.ts';
import { organizationAccess, type Access, type Roles, type Statements } from '#shared/permissions.ts';

import type { InvitationMail, OrganizationHooks } from './organization.types.ts';

function fn<Signature>() {
  return z.custom<Signature>((value) => typeof value === 'function', 'a function');
}

function hook<Name extends keyof OrganizationHooks>(_name: Name) {
  return fn<NonNullable<OrganizationHooks[Name]>>().optional();
}

/**
 * What the operator does around an act. A hook named `before…` runs inside its transaction and refuses the act by
 * throwing; one named `after…` runs when the act has been committed, and the answer does not wait for it.
 */
const Hooks = z.strictObject({
  beforeCreateOrganization: hook('beforeCreateOrganization'),
  afterCreateOrganization: hook('afterCreateOrganization'),
  beforeDeleteOrganization: hook('beforeDeleteOrganization'),
  afterDeleteOrganization: hook('afterDeleteOrganization'),
  beforeAcceptInvitation: hook('beforeAcceptInvitation'),
  afterAcceptInvitation: hook('afterAcceptInvitation'),
});

const Teams = z.strictObject({
  enabled: z.boolean().default(false),
  /** Teams in one organization at most; by default there is no limit. */
  maximumTeams: z
    .union([z.int().positive(), fn<(about: { organizationId: string }) => Promise<number> | number>()])
    .optional(),
  allowRemovingAllTeams: z.boolean().default(false),
});

const Table = z.record(z.string().regex(/^[^,\s]+$/), z.array(z.string()).readonly());

const OrganizationOptions = z
  .strictObject({
    allowUserToCreateOrganization: z
      .union([z.boolean(), fn<(user: User) => Promise<boolean> | boolean>()])
      .default(true),
    /** Organizations that one person may belong to when creating another: a number, or a function that says it or whether it is reached. */
    organizationLimit: z
      .union([z.int().nonnegative(), fn<(user: User) => Promise<number | boolean> | number | boolean>()])
      .optional(),
    /** Members of one organization at most. It limits joining; no list is cut at it. */
    membershipLimit: z.int().positive().default(limits.membershipLimit),
    /** The role of whoever creates an organization, which is above every other. */
    creatorRole: z.string().default(organizationAccess.topRole),
    /** Seconds. */
    invitationExpiresIn: z.int().positive().default(limits.invitationExpiresIn),
    /** Pending invitations of one organization at most. */
    invitationLimit: z.int().positive().default(limits.pendingInvitations),
    cancelPendingInvitationsOnReInvite: z.boolean().default(false),
    /** Every invitation needs proof of the mailbox: a verified email, or the secret of the mailed link. Roles above a member's always do. */
    requireVerifiedEmail: z.boolean().default(false),
    disableOrganizationDeletion: z.boolean().default(false),
    sendInvitationEmail: mailHook<InvitationMail>(),
    teams: Teams.prefault({}),
    organizationHooks: Hooks.prefault({}),
    /** Resources beside the built-in ones, from `createAccessControl`. */
    ac: z
      .looseObject({
        statements: z.custom<Statements>((given) => Table.safeParse(given).success, 'lists of actions by resource'),
      })
      .optional(),
    /** Roles beside the built-in ones, or in place of them. */
    roles: z
      .custom<Roles>((given) => z.record(z.string(), Table).safeParse(given).success, 'permissions by role')
      .optional(),
  })
  .transform((options) => ({ ...options, access: accessOf(options) }))
  .refine(({ access }) => Object.hasOwn(access.roles, access.topRole), {
    path: ['creatorRole'],
    error: 'a role that exists',
  })
  .refine(({ access }) => Object.values(access.roles).every((role) => isKnown(role, access.statements)), {
    path: ['roles'],
    error: 'actions that the statements of `ac` list',
  });

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
