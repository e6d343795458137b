import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { AuthenticatedQueryContext, AuthenticatedContext } from '#server/features/sessions/context.ts';
import type { CheckSlug, GetFullOrganization, GetOrganization, HasPermission } from '#shared/organizations/schemas.ts';
import { MAX_PAGE_LENGTH, PAGE_LENGTH } from '#shared/lib/paging.ts';
import { can } from '#shared/lib/permissions.ts';

import type { Membership, MemberQueryContext } from './context.ts';
import { Organization } from './organization.entity.ts';
import { organizationOptions } from './organization.options.ts';
import { readMembersAndInvitations } from './queries.ts';
import { readTeams } from './teams/queries.ts';
import { requirePolicies } from './policies.ts';
import { requireSelectedMembership } from './selected-membership.ts';

/** Whether a slug is free now; only creating the organization makes sure of it. */
export async function checkSlug({ ctx, input }: Call<AuthenticatedContext, typeof CheckSlug>) {
  if ((await ctx.em.count(Organization, { slug: input.slug })) > 0) throw new AppError('SLUG_IS_TAKEN');
  return { status: true as const };
}

/** The selected or active organization; null if none is selected or active. */
export async function getOrganization({ ctx, input }: Call<AuthenticatedQueryContext, typeof GetOrganization>) {
  const membership = await requireSelectedMembership(ctx, input);
  if (membership === null) return null;
  await requirePolicies(ctx, membership);
  return membership.organization;
}

/** The selected or active organization with its members, invitations and teams; null if none is selected or active. */
export async function getFullOrganization({ ctx, input }: Call<AuthenticatedQueryContext, typeof GetFullOrganization>) {
  const { membersLimit: limit, membersOffset: offset, ...selection } = input;
  const membership = await requireSelectedMembership(ctx, selection);
  if (membership === null) return null;
  await requirePolicies(ctx, membership);
  return readFullOrganization(ctx, membership, { limit, offset });
}

/** An organization with one page of its members, its newest invitations if the member may invite, and its teams. */
export async function readFullOrganization(
  ctx: AuthenticatedQueryContext,
  { organization, member, access }: Membership,
  { limit = PAGE_LENGTH, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
) {
  const { teams: teamOptions } = organizationOptions.of(ctx);
  const mayInvite = can(access, member.role, { invitation: ['create'] });
  const [membersAndInvitations, teams] = await Promise.all([
    readMembersAndInvitations(ctx.reads, organization.id, {
      limit: Math.min(limit, MAX_PAGE_LENGTH),
      offset,
      invitations: mayInvite ? PAGE_LENGTH : 0,
    }),
    teamOptions.enabled ? readTeams(ctx.reads, organization.id) : null,
  ]);
  return { ...organization, ...membersAndInvitations, teams: teams && teams.rows };
}

/** Whether one of the caller's roles grants all these permissions. */
export function hasPermission({ ctx, input }: Call<MemberQueryContext, typeof HasPermission>) {
  return { error: null, success: can(ctx.access, ctx.member.role, input.permissions ?? input.permission ?? {}) };
}
