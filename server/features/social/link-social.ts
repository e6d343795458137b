import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import type { LinkSocial } from '#shared/social.ts';

import { authorize, requireProvider } from './authorize.ts';

/** Begins a flow that ends with another way in for the person signed in. */
export async function linkSocial({ ctx, input }: Call<SignedIn, typeof LinkSocial>) {
  const provider = requireProvider(ctx, input.provider);
  const { id: userId, email } = ctx.user;
  const url = await authorize(ctx, provider, { ...input, link: { userId, email } });
  // Whoever was deleted meanwhile is signed in no more.
  await ctx.em.flush().catch(mapConstraintError('verification_user_id_foreign', 'UNAUTHORIZED'));
  return { url, redirect: !input.disableRedirect };
}
