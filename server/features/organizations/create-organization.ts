import type { Acting } from './context.ts';
import type { Call } from '#server/context.ts';
import { refuseDuplicate } from '#server/db/duplicates.ts';
import { refuseMissing } from '#server/db/missing.ts';
import { writeAhead } from '#server/db/one-transaction.ts';
import { AppError, refuseField } from '#server/errors.ts';
import type { CreateOrganization } from '#shared/organization.ts';

import { setActive } from './active-organization.ts';
import { runHooks } from './hooks.ts';
import { keepUser } from './lock.ts';
import { Member } from './members/member.entity.ts';
import { Organization } from './organization.entity.ts';
import { fieldsOf } from './present.ts';
import { Team } from './teams/team.entity.ts';
import { organizationOptions } from './organization.options.ts';

/** The creator becomes the owner, and works in the new organization unless they ask not to. */
export async function createOrganization({ ctx, input }: Call<Acting, typeof CreateOrganization>) {
  const { em, user } = ctx;
  if (input.userId !== undefined && !ctx.serverCall) refuseField('userId');
  await requireMayCreate(ctx);

  // Before the session's row: a deletion of this user locks both in that order.
  writeAhead(em, keepUser(user.id));
  const { name, slug, logo = null, metadata } = input;
  const organization = em.create(Organization, {
    name,
    slug,
    logo,
    metadata: metadata ? JSON.stringify(metadata) : null,
  });
  const team = organizationOptions.of(ctx).teams.enabled ? em.create(Team, { organization, name }) : null;
  const member = em.create(Member, { organization, user, role: organizationOptions.of(ctx).creatorRole, team });
  if (!input.keepCurrentActiveOrganization) setActive(ctx, organization.id);
  ctx.audit('organization.created', { actorId: user.id, organizationId: organization.id });

  await runHooks(ctx, 'CreateOrganization', { organization, member, user });
  // Whoever was deleted meanwhile is signed in no more.
  ctx.work.refuse(refuseDuplicate('ORGANIZATION_ALREADY_EXISTS'), refuseMissing('UNAUTHORIZED'));
  return { ...fieldsOf(organization), members: [member] };
}

async function requireMayCreate({ em, user, options }: Acting): Promise<void> {
  const { allowUserToCreateOrganization: allow, organizationLimit } = organizationOptions.of({ options });
  if (!(typeof allow === 'function' ? await allow(user) : allow)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION');
  }
  if (organizationLimit === undefined) return;

  // One person's creations take turns, so that the count holds until the new organization is there.
  await em.begin();
  await em.execute('select 1 from "user" where "id" = ? for no key update', [user.id]);
  const limit = typeof organizationLimit === 'function' ? await organizationLimit(user) : organizationLimit;
  const isReached = typeof limit === 'boolean' ? limit : (await em.count(Member, { user })) >= limit;
  if (isReached) throw new AppError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS');
}
