import type { Acting } from './context.ts';
import type { Call } from '#server/context.ts';
import { AppError, refuseField } from '#server/errors.ts';
import { lockUser } from '#server/features/users/find-user.ts';
import type { CreateOrganization } from '#shared/organization.ts';

import { setActive } from './active-organization.ts';
import { runHooks } from './hooks.ts';
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
  return { ...fieldsOf(organization), members: [member] };
}

async function requireMayCreate({ em, user, options }: Acting): Promise<void> {
  const { allowUserToCreateOrganization: allow, organizationLimit } = organizationOptions.of({ options });
  if (!(typeof allow === 'function' ? await allow(user) : allow)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION');
  }
  if (organizationLimit === undefined) return;

  // The user's own calls wait for each other here, so that the count holds until the new organization is there.
  await lockUser(em, user);
  const limit = typeof organizationLimit === 'function' ? await organizationLimit(user) : organizationLimit;
  const isReached = typeof limit === 'boolean' ? limit : (await em.count(Member, { user })) >= limit;
  if (isReached) throw new AppError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS');
}
