import type { Call } from '#server/context.ts';
import type { Looking } from '#server/features/sessions/context.ts';
import type { LookingIn } from '#server/features/organizations/context.ts';
import type { Query } from '#server/db/reads.ts';
import { AppError } from '#server/errors.ts';
import type { GetActiveMemberRole, InOrganization as Choice } from '#shared/organization.ts';

import { byChoice } from '#server/features/organizations/membership.ts';

/** The caller as a member of the chosen or active organization; null where they are none. */
export async function getActiveMember({ ctx, input }: Call<Looking, typeof Choice>) {
  const found = await byChoice(ctx, input);
  return found ? { ...found.member, user: ctx.user } : null;
}

/** The caller's role, or that of another member of the same organization. */
export async function getActiveMemberRole({ ctx, input }: Call<LookingIn, typeof GetActiveMemberRole>) {
  const { member, organizationId, reads } = ctx;
  const { userId = member.userId } = input;
  if (userId === member.userId) return { role: member.role };
  const [row] = await reads.rows<{ role: string }>(roleOfMember, [organizationId, userId]);
  if (row === undefined) throw new AppError('YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  return row;
}

const roleOfMember: Query = {
  name: 'role_of_member',
  text: 'select role from member where organization_id = $1 and user_id = $2',
};
