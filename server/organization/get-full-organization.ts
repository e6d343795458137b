import type { Call, SignedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { limits } from '#shared/limits.ts';
import type { GetFullOrganization } from '#shared/organization.ts';
import { can } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { Member } from './member.entity.ts';
import { byChoice } from './membership.ts';
import type { Organization } from './organization.entity.ts';
import { fieldsOf, withUser } from './present.ts';
import { Team } from './team.entity.ts';

/** The chosen or active organization with what belongs to it; null where none is chosen, so that a page can say so. */
export async function getFullOrganization({ ctx, input }: Call<SignedIn, typeof GetFullOrganization>) {
  const { organizationId, organizationSlug, membersLimit, membersOffset } = input;
  const found = await byChoice(ctx, { organizationId, organizationSlug });
  if (found) return fullOrganization(ctx, { ...found, membersLimit, membersOffset });

  const names = organizationId !== undefined || organizationSlug !== undefined;
  if (names) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  return null;
}

interface Wanted {
  organization: Organization;
  member: Member;
  membersLimit?: number | undefined;
  membersOffset?: number | undefined;
}

/** One page of its members; its invitations for those who may invite; its teams where there are such. */
export async function fullOrganization(ctx: SignedIn, wanted: Wanted) {
  const { organization, member, membersLimit = limits.membershipLimit, membersOffset = 0 } = wanted;
  const { em, options } = ctx;
  const { access, teams } = options.organization;
  const members = await em.find(
    Member,
    { organization },
    {
      populate: ['user'],
      orderBy: { id: 'asc' },
      limit: Math.min(membersLimit, limits.pageLength),
      offset: membersOffset,
    },
  );
  const seesInvitations = can(access, member.role, { invitation: ['create'] });
  return {
    ...fieldsOf(organization),
    members: members.map((each) => withUser(each, each.user.$)),
    invitations: seesInvitations ? await em.find(Invitation, { organization }, { orderBy: { id: 'asc' } }) : [],
    teams: teams.enabled ? await em.find(Team, { organization }, { orderBy: { id: 'asc' } }) : null,
  };
}
