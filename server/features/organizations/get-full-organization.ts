import type { Call } from '#server/context.ts';
import type { Looking } from '#server/features/sessions/context.ts';
import type { LookingIn } from './context.ts';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';
import type { GetFullOrganization } from '#shared/organization.ts';
import { can } from '#shared/permissions.ts';

import { byChoice } from './membership.ts';
import { fieldsOf } from './present.ts';
import { readEverybody, readTeams } from './queries.ts';
import { organizationOptions } from './organization.options.ts';

/** The chosen or active organization with what belongs to it; null where none is chosen, so that a page can say so. */
export async function getFullOrganization({ ctx, input }: Call<Looking, typeof GetFullOrganization>) {
  const { organizationId, organizationSlug, membersLimit, membersOffset } = input;
  const found = await byChoice(ctx, { organizationId, organizationSlug });
  if (found) return fullOrganization(ctx, { ...found, membersLimit, membersOffset });

  const names = organizationId !== undefined || organizationSlug !== undefined;
  if (names) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  return null;
}

interface Wanted extends Pick<LookingIn, 'organization' | 'member'> {
  membersLimit?: number | undefined;
  membersOffset?: number | undefined;
}

/** One page of its members; its newest invitations for those who may invite; its teams where there are such. */
export async function fullOrganization(ctx: Looking, wanted: Wanted) {
  const { organization, member, membersLimit = limits.membershipLimit, membersOffset: offset = 0 } = wanted;
  const { access, teams: teamOptions } = organizationOptions.of(ctx);
  const seesInvitations = can(access, member.role, { invitation: ['create'] });
  const limit = Math.min(membersLimit, limits.pageLength);
  const invitations = seesInvitations ? limits.membershipLimit : 0;
  const [people, teams] = await Promise.all([
    readEverybody(ctx, organization.id, { limit, offset, invitations }),
    teamOptions.enabled ? readTeams(ctx, organization.id) : null,
  ]);
  return { ...fieldsOf(organization), ...people, teams };
}
