import { decodeProtectedHeader } from 'jose';
import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { defineToken } from '#server/call/token-purposes.ts';
import { CLOCK_TOLERANCE_SECONDS } from '#server/features/social/id-tokens.ts';
import { findProvider } from '#server/features/sso/connection-provider.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';

/** Seconds for which a logout token is accepted. */
const MAX_AGE = 120;

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** `JWT` is what providers write that do not type their tokens; the event tells a logout token from an ID token. */
const TYPES: unknown[] = [undefined, 'logout+jwt', 'JWT'];

const Identifier = z.string().min(1).max(255);

/** OpenID Connect Back-Channel Logout section 2.4. */
const LogoutToken = z
  .looseObject({
    iat: z.number(),
    jti: Identifier,
    events: z.looseObject({ [EVENT]: z.looseObject({}) }),
    sub: Identifier.optional(),
    sid: Identifier.optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)
  .refine((claims) => !Object.hasOwn(claims, 'nonce'));

export type LogoutToken = z.output<typeof LogoutToken>;

/** Each logout token is accepted once. */
export const logoutTokenUse = defineToken({ purpose: 'sso-logout-token', revokedOn: [] });

/** The claims of a logout token (section 2.6); null if it is not accepted. Requests the keys of the provider. */
export async function readLogoutToken(
  ctx: RequestContext,
  connection: SsoConnection,
  token: string,
): Promise<LogoutToken | null> {
  try {
    const { typ } = decodeProtectedHeader(token);
    if (!TYPES.includes(typ)) throw new Error('The token is of another type');
    return LogoutToken.parse(await findProvider(ctx, connection).verify(token, { maxTokenAge: MAX_AGE }));
  } catch (error) {
    ctx.log.warn({ err: error, providerId: connection.providerId }, 'a logout token is not accepted');
    return null;
  }
}

export function firstUseOf({ id }: SsoConnection, { jti, iat }: LogoutToken) {
  const expiresAt = new Date((iat + MAX_AGE + CLOCK_TOLERANCE_SECONDS + 1) * 1000);
  return { token: `${id}:${jti}`, expiresAt };
}
