import * as oauth from 'oauth4webapi';
import { z } from 'zod';

import type { Tokens } from '#server/features/accounts/tokens.ts';
import { canonicalEmail, ImageURL, isEmail } from '#shared/fields.ts';

import type { Profile, ReadProfile } from './define-provider.ts';

const count = z.coerce.number().nonnegative().nullish().catch(null);

/** What token endpoints send beyond RFC 6749: scopes as a list, a life of the refresh token. */
const Extras = z.looseObject({
  id_token: z.string().nullish(),
  token_type: z.string().min(1).catch('bearer'),
  scope: z
    .union([z.string(), z.array(z.string()).transform((scopes) => scopes.join(' '))])
    .nullish()
    .catch(null),
  refresh_token_expires_in: count,
  refresh_expires_in: count,
});

/**
 * The tokens of an answer, in one form. The ID token is taken out before the library reads the rest: it is verified
 * by `id-tokens.ts`, signature included, where the provider is one whose ID tokens are used.
 */
export async function readTokens(
  response: Response,
  server: oauth.AuthorizationServer,
  client: oauth.Client,
): Promise<Tokens> {
  const normal = response.ok ? await normalized(response) : { response, extras: null };
  const answer = await oauth.processGenericTokenEndpointResponse(server, client, normal.response);
  const { id_token, refresh_token_expires_in, refresh_expires_in } = normal.extras ?? {};
  return {
    tokenType: answer.token_type,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    idToken: id_token ?? null,
    expiresIn: answer.expires_in || null,
    refreshExpiresIn: (refresh_token_expires_in ?? refresh_expires_in) || null,
    scopes: answer.scope ? scopesIn(answer.scope) : null,
  };
}

async function normalized(response: Response) {
  const extras = Extras.parse(await response.json());
  const { id_token: _, scope, ...rest } = extras;
  const body = JSON.stringify({ ...rest, ...(scope ? { scope } : {}) });
  return { extras, response: new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }) };
}

/** Providers separate scopes by spaces or by commas; what is no scope token (RFC 6749 section 3.3) is dropped. */
function scopesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
}

const AccountId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/);

/** A provider's words as they may be kept: an id that is one, an address that is one, text that a database can hold. */
export function cleanProfile(profile: ReadProfile): Profile {
  const email = profile.email && isEmail(profile.email) ? canonicalEmail(profile.email) : null;
  return {
    accountId: AccountId.parse(profile.accountId),
    email,
    emailVerified: email !== null && profile.emailVerified === true,
    name: profile.name.replaceAll('\u0000', '').toWellFormed().trim().slice(0, 255),
    image: ImageURL.safeParse(profile.image).data ?? null,
  };
}
