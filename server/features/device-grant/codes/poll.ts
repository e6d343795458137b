import type { RequestContext } from '#server/call/context.ts';
import { DeviceCode } from '#server/features/device-grant/device-code.entity.ts';
import { now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';

import { lockCode } from './queries.ts';

/** What a device learns that gets no tokens (RFC 8628 section 3.5, RFC 6749 section 5.2). */
export type PollError = 'authorization_pending' | 'slow_down' | 'expired_token' | 'access_denied' | 'invalid_grant';

/** Seconds by which a device that polls too fast has to wait longer, for good; and the most that it waits. */
const SLOW_DOWN_BY = 5;
const MAX_INTERVAL = 60;
/** Milliseconds by which a request may come early, since the network delays each by another time. */
const TOLERANCE = 500;

/** A request of a device for its tokens. @returns the approved code, whose row is locked. */
export async function poll(
  { em }: RequestContext,
  deviceCode: string,
  clientId?: string,
): Promise<DeviceCode | PollError> {
  const seen = await em.findOne(DeviceCode, { deviceHash: sha256(deviceCode) }, { populate: ['client'] });
  if (seen === null || (clientId !== undefined && seen.client.unwrap().clientId !== clientId)) return 'invalid_grant';
  const wasApproved = seen.status === 'approved';
  const first = wasApproved ? { user: seen.userId, session: seen.sessionId, grant: seen.grant?.id ?? null } : {};
  const code = await lockCode(em, seen.id, first);
  if (code === null || code.status === 'redeemed') return 'invalid_grant';
  if (code.expiresAt <= now()) return 'expired_token';
  if (code.status === 'denied') return 'access_denied';
  if (code.status !== 'approved') return wait(code);
  // Approved while the row was locked: the next request locks the grant first.
  if (!wasApproved) return 'authorization_pending';
  return isSessionGone(code) ? 'access_denied' : code;
}

function wait(code: DeviceCode): PollError {
  const age = code.lastPolledAt === null ? Infinity : now().getTime() - code.lastPolledAt.getTime();
  code.lastPolledAt = now();
  if (age >= code.interval * 1000 - TOLERANCE) return 'authorization_pending';
  code.interval = Math.min(MAX_INTERVAL, code.interval + SLOW_DOWN_BY);
  return 'slow_down';
}

/** Tokens without offline access end with the session in which the code was approved. */
function isSessionGone(code: DeviceCode): boolean {
  return code.sessionId === null && endsWithSession(code);
}

export function endsWithSession({ scopes }: DeviceCode): boolean {
  return !scopes.includes('offline_access');
}
