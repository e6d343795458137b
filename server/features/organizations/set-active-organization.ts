import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import type { SetActiveOrganization } from '#shared/organization.ts';

import { setActive } from './active-organization.ts';
import { fullOrganization } from './get-full-organization.ts';
import { byChoice } from './membership.ts';
import { keepMembership } from './queries.ts';

/** Moves the session into an organization, or with null out of all; naming none answers the current one. */
export async function setActiveOrganization({ ctx, input }: Call<SignedIn, typeof SetActiveOrganization>) {
  const { organizationId, organizationSlug } = input;
  if (organizationId === null && organizationSlug === undefined) {
    setActive(ctx, null);
    return null;
  }

  const choice = { organizationId: organizationId ?? undefined, organizationSlug };
  const found = await byChoice(ctx, choice);
  const names = organizationId !== undefined || organizationSlug !== undefined;
  if (!found && names) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  if (!found) return null;

  // Read before the lock: what reads uses a connection of its own.
  const full = await fullOrganization(ctx, found);
  if (ctx.session.activeOrganizationId !== found.organization.id) {
    // A removal clears the sessions of a member once: it must not miss one that moves in meanwhile.
    if (!(await keepMembership(ctx.em, found.member))) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  }
  setActive(ctx, found.organization.id);
  return full;
}
