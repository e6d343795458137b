import type { EntityManager } from '@mikro-orm/postgresql';

import type { EventContext } from '#server/events.ts';
import { isAdministrator } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { Verification } from '#server/features/verification/verification.entity.ts';
import type { Options } from '#server/options/options.ts';
import { canonicalEmail } from '#shared/fields.ts';
import { rolesOf } from '#shared/permissions.ts';

import { endImpersonations } from './impersonation.ts';

/** Gives the role that may do everything; null where nobody has the address. */
export async function grantAdministrator(ctx: EventContext, email: string): Promise<User | null> {
  const admin = platformOptions.of(ctx);
  const user = await ctx.em.findOne(User, { email: canonicalEmail(email) });
  if (user === null) return null;
  const others = rolesOf(user.role).filter((role) => role !== admin.defaultRole && !admin.adminRoles.includes(role));
  user.role = [...others, admin.adminRoles[0] ?? 'admin'].join(',');
  await endImpersonations(ctx, user.id);
  await revokeSetupLinks(ctx.em);
  ctx.audit('admin.granted', { subjectId: user.id, details: { role: user.role } });
  return user;
}

/** Takes that role back; other roles stay. */
export async function revokeAdministrator(ctx: EventContext, email: string): Promise<User | null> {
  const admin = platformOptions.of(ctx);
  const user = await ctx.em.findOne(User, { email: canonicalEmail(email) });
  if (user === null) return null;
  const others = rolesOf(user.role).filter((role) => !admin.adminRoles.includes(role));
  user.role = others.join(',') || admin.defaultRole;
  await endImpersonations(ctx, user.id);
  ctx.audit('admin.revoked', { subjectId: user.id, details: { role: user.role } });
  return user;
}

/** Everybody who may do anything to others, by role or by being listed in the options. */
export async function listAdministrators(em: EntityManager, options: Options): Promise<User[]> {
  const { adminUserIds, defaultRole } = platformOptions.of({ options });
  const where = { $or: [{ role: { $ne: defaultRole } }, { id: { $in: adminUserIds } }] };
  const candidates = await em.findAll(User, { where, orderBy: { email: 'asc' } });
  return candidates.filter((user) => isAdministrator(user, options));
}

/** How the identifier of a setup link begins. */
export const SETUP_PURPOSE = 'setup:';

/** Where there is an administrator, no link makes another. */
export async function revokeSetupLinks(em: EntityManager): Promise<void> {
  await em.nativeDelete(Verification, { identifier: { $like: `${SETUP_PURPOSE}%` } });
}
