import { inSeconds, now } from '#server/lib/now.ts';
import type { Options } from '#server/options/kit-options.ts';

import type { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

/** Seconds that a session lasts whose browser forgets it when it closes (`rememberMe: false`). */
const NOT_REMEMBERED_EXPIRES_IN = 24 * 3600;

interface Service {
  options: Options;
}

/** When a session expires that begins or is extended now (`session.expiresIn`), and when it ends at the latest. */
export function lifetimeOf(
  service: Service,
  session: Pick<Session, 'createdAt' | 'endsAt'>,
  { remember = true }: { remember?: boolean } = {},
): Pick<Session, 'expiresAt' | 'endsAt'> {
  const lifetime = remember ? sessionOptions.of(service).expiresIn : NOT_REMEMBERED_EXPIRES_IN;
  const endsAt = endOf(session, service);
  return { expiresAt: earliest(inSeconds(lifetime), endsAt), endsAt };
}

/**
 * Whether get-session extends a session that the browser keeps (`rememberMe`): once `updateAge` has passed since its expiry
 * was last set.
 */
export function isDueForExtension(
  service: Service,
  session: Pick<Session, 'createdAt' | 'endsAt' | 'expiresAt' | 'impersonatedBy'>,
): boolean {
  const { expiresIn, updateAge, disableSessionRefresh } = sessionOptions.of(service);
  const isOld = session.expiresAt.getTime() - (expiresIn - updateAge) * 1000 <= now().getTime();
  if (!isOld || disableSessionRefresh || session.impersonatedBy !== null) return false;
  return session.expiresAt < lifetimeOf(service, session).expiresAt;
}

/**
 * When a session ends, however often it is used: after `session.maxLifetime`, or when its identity provider ended it. Null if
 * neither limits it. Computed at every extension, so that a new option applies to sessions that exist.
 */
export function endOf({ createdAt, endsAt }: Pick<Session, 'createdAt' | 'endsAt'>, service: Service): Date | null {
  const { maxLifetime } = sessionOptions.of(service);
  if (maxLifetime === undefined) return endsAt;
  return earliest(new Date(createdAt.getTime() + maxLifetime * 1000), endsAt);
}

function earliest(time: Date, limit: Date | null): Date {
  return limit !== null && limit < time ? limit : time;
}
