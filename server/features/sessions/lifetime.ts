import type { Options } from '#server/options/kit-options.ts';

import type { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

/**
 * When a session ends, however often it is used: after `session.maxLifetime`, or when its identity provider ended it. Null if
 * neither limits it. Computed at every extension, so that a new option applies to sessions that exist.
 */
export function endOf(
  { createdAt, endsAt }: Pick<Session, 'createdAt' | 'endsAt'>,
  service: { options: Options },
): Date | null {
  const { maxLifetime } = sessionOptions.of(service);
  if (maxLifetime === undefined) return endsAt;
  return earliest(new Date(createdAt.getTime() + maxLifetime * 1000), endsAt);
}

export function earliest(time: Date, limit: Date | null): Date {
  return limit !== null && limit < time ? limit : time;
}
