import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import type { CheckSlug } from '#shared/organization.ts';

import { Organization } from './organization.entity.ts';

/** Whether a slug is free now; only creating the organization makes sure of it. */
export async function checkSlug({ ctx, input }: Call<SignedIn, typeof CheckSlug>) {
  if ((await ctx.em.count(Organization, { slug: input.slug })) > 0) throw new AppError('SLUG_IS_TAKEN');
  return { status: true as const };
}
