import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { AppError } from '#server/lib/errors.ts';

/** The token in the header of a request (RFC 6750 section 2.1); null without one. */
export function bearerOf({ headers }: Pick<RequestContext, 'headers'>): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

export const invalidToken: ProtocolResponse = {
  status: 401,
  headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  body: { error: 'invalid_token', error_description: 'the token is missing, unknown, used up or expired' },
};

/** @throws NOT_FOUND if applications cannot register themselves */
export function requireRegistration(ctx: RequestContext): 'token' | 'open' {
  const { registration } = oauthProviderOptions.of(ctx);
  if (registration === 'off') throw new AppError('NOT_FOUND');
  return registration;
}
