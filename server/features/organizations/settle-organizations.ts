import type { EventContext } from '#server/events.ts';
import { AppError } from '#server/errors.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { organizationDeleting } from './events.ts';
import { runHooks } from './hooks.ts';
import { lockOrganization } from './queries.ts';
import { Member } from './members/member.entity.ts';
import { hasAnotherOwner, isOwner } from './roles.ts';

/**
 * Before a person goes: what was theirs alone goes with them, and nobody is left behind in an organization without an
 * owner. The rows are locked in one order, so that two who go at once do not wait for each other.
 */
export async function settleOrganizations(ctx: EventContext, { user }: { user: User }): Promise<void> {
  const { em } = ctx;
  const ids = await em.execute<{ organization_id: string }[]>(
    'select organization_id from member where user_id = ? order by organization_id',
    [user.id],
  );
  for (const { organization_id: id } of ids) await lockOrganization(em, id);

  const memberships = await em.find(Member, { user }, { populate: ['organization'], refresh: true });
  for (const member of memberships) await settle(ctx, member, user);
}

async function settle(ctx: EventContext, member: Member, user: User): Promise<void> {
  const organization = member.organization.getEntity();
  const others = await ctx.em.count(Member, { organization, id: { $ne: member.id } });
  if (others > 0) {
    if (!isOwner(ctx, member) || (await hasAnotherOwner(ctx, member))) return;
    throw new AppError('THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST', {
      organization: organization.name,
    });
  }
  await runHooks(ctx, 'DeleteOrganization', { organization, user });
  await organizationDeleting.emit(ctx, { organizationId: organization.id });
  ctx.em.remove(organization);
  ctx.audit('organization.deleted', {
    actorId: user.id,
    organizationId: organization.id,
    details: { slug: organization.slug },
  });
}
