import type { Service } from '#server/context.ts';
import { now } from '#server/now.ts';
import { Session } from '#server/features/sessions/session.entity.ts';

import { Verification } from './verification.entity.ts';

/** Deletes what nobody will come back for. Expiry itself is judged at each use: this only keeps the tables small. */
export async function sweepExpired({ orm, log }: Pick<Service, 'orm' | 'log'>): Promise<void> {
  const em = orm.em.fork();
  const expired = { expiresAt: { $lte: now() } };
  const sessions = await em.nativeDelete(Session, expired);
  const verifications = await em.nativeDelete(Verification, expired);
  await em.execute('delete from rate_limit where expire < ?', [now().getTime()]);
  if (sessions + verifications > 0) log.info({ sessions, verifications }, 'swept what has expired');
}
