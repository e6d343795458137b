import type { Call } from '#server/context.ts';
import type { Looking } from '#server/features/sessions/context.ts';
import type { LookingIn } from '#server/features/organizations/context.ts';
import type { InOrganization as Choice } from '#shared/organization.ts';

import { byChoice } from '#server/features/organizations/membership.ts';

/** The caller as a member of the chosen or active organization; null where they are none. */
export async function getActiveMember({ ctx, input }: Call<Looking, typeof Choice>) {
  const found = await byChoice(ctx, input);
  return found ? { ...found.member, user: ctx.user } : null;
}

export function getActiveMemberRole({ ctx }: Call<LookingIn>) {
  return { role: ctx.member.role };
}
