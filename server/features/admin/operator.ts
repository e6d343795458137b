import type { EntityManager } from '@mikro-orm/postgresql';

import { writeAudit } from '#server/audit/audit.ts';
import type { Working } from '#server/context.ts';
import type { Options } from '#server/options/options.ts';
import { refuseDuplicate } from '#server/db/duplicates.ts';
import { requirePasswordLength } from '#server/features/passwords/password-rules.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { storePassword } from '#server/features/passwords/store-password.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { findUserForUpdate } from '#server/features/users/find-user.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { hashPassword } from '#server/security/password.ts';
import { AppError } from '#server/errors.ts';
import type { AuditEvent } from '#shared/audit.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

/** Audits what the operator does at the command line, where no user is signed in. */
export function auditOperator(
  em: EntityManager,
  event: AuditEvent,
  { user: { id: subjectId }, details = {} }: { user: User; details?: Record<string, string> },
): void {
  writeAudit(em, [{ ip: '', userAgent: 'command line', event, subjectId, details: { ...details, by: 'operator' } }]);
}

/** Creates a user without a password. The operator's word proves the address, as at the setup link. */
export async function createUserAsOperator(
  em: EntityManager,
  { email, name }: { email: string; name: string },
  options: Options,
): Promise<User> {
  if (!isEmail(email)) throw new AppError('INVALID_EMAIL');
  const role = platformOptions.of({ options }).defaultRole;
  const user = em.create(User, { email: canonicalEmail(email), emailVerified: true, name, role });
  await em.flush().catch(refuseDuplicate('USER_ALREADY_EXISTS'));
  auditOperator(em, 'user.created', { user, details: { role } });
  return user;
}

/** Gives a user this password and ends their sessions; null where no user has the address. */
export async function setPasswordAsOperator(
  { em, tokens }: Pick<Working, 'em' | 'tokens'>,
  { email, password }: { email: string; password: string },
  options: Options,
): Promise<User | null> {
  requirePasswordLength(password, options);
  const known = await em.findOne(User, { email: canonicalEmail(email) });
  const user = known && (await findUserForUpdate(em, known.id));
  if (user === null) return null;
  const hash = await hashPassword(password, passwordOptions.of({ options }).bcryptCost);
  await storePassword({ em, tokens }, { user }, { password: hash, provisioned: true });
  const sessions = await em.nativeDelete(Session, { user: user.id });
  auditOperator(em, 'user.password-set', { user });
  if (sessions > 0) auditOperator(em, 'session.ended', { user });
  return user;
}
