import type { Call, InOrganization, SignedIn } from '#server/context.ts';
import type { InOrganization as Choice } from '#shared/organization.ts';

import { byChoice } from './membership.ts';
import { withUser } from './present.ts';

/** The caller as a member of the chosen or active organization; null where they are none. */
export async function getActiveMember({ ctx, input }: Call<SignedIn, typeof Choice>) {
  const found = await byChoice(ctx, input);
  return found ? withUser(found.member, ctx.user) : null;
}

export function getActiveMemberRole({ ctx }: Call<InOrganization>) {
  return { role: ctx.member.role };
}
