import type { Adapter, AdapterPayload } from 'oidc-provider';
import { v7 } from 'uuid';

import { endsWithSession, poll } from '#server/features/device-grant/codes/poll.ts';
import { redeemCode } from '#server/features/device-grant/codes/queries.ts';
import { userCodeHmacs } from '#server/features/device-grant/codes/user-code-hmac.ts';
import { DeviceCode } from '#server/features/device-grant/device-code.entity.ts';
import { deviceOptions } from '#server/features/device-grant/device-grant.options.ts';
import { acrOf } from '#server/features/oauth-provider/acr.ts';
import { requireClient } from '#server/features/oauth-provider/clients/find-client.ts';
import { isOwnResource, ownResource } from '#server/features/oauth-provider/own-resource.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { recordSessionClient } from '#server/features/oauth-provider/storage/session-clients.ts';
import { sidOf } from '#server/features/oauth-provider/storage/sid.ts';
import { inSeconds } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { isApiScope, isOAuthScope, type ApplicationScope } from '#shared/oauth-provider/scopes.ts';

/** Stores the codes of devices for the library, which asks for one when its device wants tokens. */
export const deviceCodeAdapter: Adapter = {
  /** The request of a device was accepted. Scopes that its application may not ask for are left out. */
  async upsert(value, { clientId, userCode, params = {} }, expiresIn) {
    const { ctx } = currentDispatch();
    const client = await requireClient(ctx, clientId!);
    const { scope: requested, resource } = params as Partial<Record<string, string>>;
    ctx.em.create(DeviceCode, {
      deviceHash: sha256(value),
      userCodeHmac: userCodeHmacs(ctx.secrets, userCode!)[0],
      client,
      scopes: (requested ?? '')
        .split(' ')
        .filter(
          (scope): scope is ApplicationScope =>
            isOAuthScope(scope) || (isApiScope(scope) && client.scopes.includes(scope)),
        ),
      // That of another API, which its scopes imply, is not supported.
      resource: resource !== undefined && isOwnResource(ctx.options, resource) ? ownResource(ctx.options) : null,
      status: 'pending',
      interval: deviceOptions.of(ctx).interval,
      ipAddress: ctx.ip,
      userAgent: ctx.userAgent,
      expiresAt: inSeconds(expiresIn ?? deviceOptions.of(ctx).expiresIn),
    });
  },

  /** The approved code. @throws every other answer of RFC 8628 section 3.5 */
  async find(value) {
    const dispatch = currentDispatch();
    const polled = await poll(dispatch.ctx, value);
    if (typeof polled === 'string') {
      const { errors } = await import('oidc-provider');
      throw new errors.CustomOIDCProviderError(polled, descriptions[polled]);
    }
    dispatch.family ??= v7();
    return payloadOf(polled, value);
  },

  async consume(value) {
    const { ctx, family } = currentDispatch();
    const { errors } = await import('oidc-provider');
    if (!(await redeemCode(ctx.em, sha256(value), family!))) throw new errors.InvalidGrant(descriptions.invalid_grant);
    const code = await ctx.em.findOneOrFail(DeviceCode, { deviceHash: sha256(value) }, { populate: ['client'] });
    const { userId: subject, sessionId } = code;
    const { clientId } = code.client.unwrap();
    if (sessionId === null || !endsWithSession(code)) return;
    await recordSessionClient(ctx.em, { clientId, sessionId, subject: subject!, sid: sidOf(sessionId, clientId) });
  },

  // The library has no other use for them: users decide in calls of the service.
  async destroy() {},
  async revokeByGrantId() {},
  async findByUid() {
    return undefined;
  },
  async findByUserCode() {
    return undefined;
  },
};

/** The texts that the published clients of better-auth know. */
export const descriptions = {
  authorization_pending: 'Authorization pending',
  slow_down: 'Polling too frequently',
  expired_token: 'Device code has expired',
  access_denied: 'Access denied',
  invalid_grant: 'Invalid device code',
} as const;

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

function payloadOf(code: DeviceCode, value: string): AdapterPayload {
  const { clientId } = code.client.unwrap();
  const { level, amr, authTime } = code.authentication!;
  const { sessionId } = code;
  const isBound = endsWithSession(code) && sessionId !== null;
  return {
    jti: value,
    kind: 'DeviceCode',
    iat: secondsOf(code.createdAt),
    exp: secondsOf(code.expiresAt),
    clientId,
    accountId: code.userId!,
    grantId: code.grant!.id,
    acr: acrOf(level),
    amr,
    authTime,
    scope: code.scopes.join(' '),
    ...(code.resource !== null && { resource: code.resource }),
    ...(isBound && { expiresWithSession: true, sessionUid: sessionId, sid: sidOf(sessionId, clientId) }),
  };
}
