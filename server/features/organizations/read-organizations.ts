import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readAuditPage } from '#server/features/audit-log/read-page.ts';
import type { ReadContext, SignedIn } from '#server/features/sessions/context.ts';
import type { ListOrganizationAudit } from '#shared/audit.ts';
import { limits } from '#shared/limits.ts';
import type { CheckSlug, GetFullOrganization, HasPermission } from '#shared/organization.ts';
import { can } from '#shared/permissions.ts';

import type { InOrganization, OrganizationContext } from './context.ts';
import { byChoice } from './membership.ts';
import { Organization } from './organization.entity.ts';
import { organizationOptions } from './organization.options.ts';
import { readEverybody, readOrganizations, readTeams } from './queries.ts';

/** The caller's organizations, in the order in which they joined. */
export async function listOrganizations({ ctx }: Call<ReadContext>) {
  return readOrganizations(ctx, ctx.user.id);
}

/** Whether a slug is free now; only creating the organization makes sure of it. */
export async function checkSlug({ ctx, input }: Call<SignedIn, typeof CheckSlug>) {
  if ((await ctx.em.count(Organization, { slug: input.slug })) > 0) throw new AppError('SLUG_IS_TAKEN');
  return { status: true as const };
}

/** The chosen or active organization with what belongs to it; null where none is chosen, so that a page can say so. */
export async function getFullOrganization({ ctx, input }: Call<ReadContext, typeof GetFullOrganization>) {
  const { organizationId, organizationSlug, membersLimit, membersOffset } = input;
  const found = await byChoice(ctx, { organizationId, organizationSlug });
  if (found) return fullOrganization(ctx, { ...found, membersLimit, membersOffset });

  const names = organizationId !== undefined || organizationSlug !== undefined;
  if (names) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  return null;
}

interface Wanted extends Pick<OrganizationContext, 'organization' | 'member'> {
  membersLimit?: number | undefined;
  membersOffset?: number | undefined;
}

/** One page of its members; its newest invitations for those who may invite; its teams where there are such. */
export async function fullOrganization(ctx: ReadContext, wanted: Wanted) {
  const { organization, member, membersLimit = limits.membershipLimit, membersOffset: offset = 0 } = wanted;
  const { access, teams: teamOptions } = organizationOptions.of(ctx);
  const seesInvitations = can(access, member.role, { invitation: ['create'] });
  const limit = Math.min(membersLimit, limits.pageLength);
  const invitations = seesInvitations ? limits.membershipLimit : 0;
  const [people, teams] = await Promise.all([
    readEverybody(ctx, organization.id, { limit, offset, invitations }),
    teamOptions.enabled ? readTeams(ctx, organization.id) : null,
  ]);
  return { ...organization, ...people, teams };
}

/** Whether one of the caller's roles grants everything asked. */
export function hasPermission({ ctx, input }: Call<OrganizationContext, typeof HasPermission>) {
  const { access } = organizationOptions.of(ctx);
  return { error: null, success: can(access, ctx.member.role, input.permissions ?? input.permission ?? {}) };
}

/** The audit log of one organization. */
export async function listOrganizationAudit({ ctx, input }: Call<InOrganization, typeof ListOrganizationAudit>) {
  return readAuditPage(ctx.em, { ...input, organizationId: ctx.organizationId });
}
