import { v7 } from 'uuid';

import type { RequestContext } from '#server/call/context.ts';
import { deviceOptions } from '#server/features/device-grant/device-grant.options.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import { maySignIn } from '#server/features/sessions/current-session.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { User } from '#server/features/users/user.entity.ts';
import { secondsUntil } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';

import { poll, type PollError } from './poll.ts';
import { redeemCode } from './queries.ts';

interface DeviceSession {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  scope: string;
}

/**
 * Starts a session for a device with an application of the operator. It has the proof of the session in which the code was approved, and
 * is as recent as that one.
 */
export async function startDeviceSession(
  ctx: RequestContext,
  { clientId, deviceCode }: { clientId: string; deviceCode: string },
): Promise<DeviceSession | PollError | 'invalid_client'> {
  const client = await ctx.em.findOne(OAuthClient, { clientId, disabledAt: null });
  const mayHaveSessions = deviceOptions.of(ctx).sessions && client?.firstParty && client.authMethod === 'none';
  if (!mayHaveSessions || !client.grantTypes.includes(DEVICE_CODE)) return 'invalid_client';
  const code = await poll(ctx, deviceCode, clientId);
  if (typeof code === 'string') return code;
  const user = await ctx.em.findOne(User, { id: code.userId! });
  if (user === null || !maySignIn(user)) return 'access_denied';
  if (!(await redeemCode(ctx.em, sha256(deviceCode), v7()))) return 'invalid_grant';
  const { level, amr, authTime } = code.authentication!;
  const started = await startSession(ctx, user, {
    proof: { amr, level },
    method: 'device',
    authenticatedAt: new Date(authTime * 1000),
  });
  // No browser gets it.
  ctx.reply.discard();
  if (isChallenge(started)) return 'access_denied';
  return {
    access_token: started.token,
    token_type: 'Bearer',
    expires_in: secondsUntil(started.expiresAt),
    scope: code.scopes.join(' '),
  };
}
