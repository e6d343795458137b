import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';

import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import type { Reads } from '#server/db/reads.ts';
import { now } from '#server/lib/now.ts';

import { CLOCK_TOLERANCE } from '#server/features/oauth-provider/storage/artifacts.ts';
import { ownResource } from '#server/features/oauth-provider/own-resource.ts';

/** Of RFC 9068 section 2.1: no other JWT of the service has it. */
const TYPE = 'at+jwt';
/** Keys are published an hour before they sign. */
const SECONDS_BETWEEN_LOOKS = 60;

interface Actor {
  sub: string;
  act?: Actor | undefined;
}
const Actor: z.ZodType<Actor> = z.object({ sub: z.string(), act: z.lazy(() => Actor).optional() });

const Claims = z.object({
  /** The user; the `client_id` of an application without users that acts for no service account. */
  sub: z.string(),
  iss: z.string(),
  aud: z.string(),
  client_id: z.string(),
  jti: z.string(),
  scope: z.string().default(''),
  /** The grant and the family that the token goes back to; with the latter's end it ends too. */
  gid: z.uuid().optional(),
  fam: z.uuid().optional(),
  /** The session that it ends with. */
  sess: z.uuid().optional(),
  acr: z.string().default(''),
  auth_time: z.number().optional(),
  /** The application that uses it, and those before it, if it was passed on (RFC 8693 section 4.1). */
  act: Actor.optional(),
  /** The key to which it is bound (RFC 9449 section 6). */
  cnf: z.object({ jkt: z.string() }).optional(),
  iat: z.number(),
  exp: z.number(),
});
export type AccessTokenClaims = z.output<typeof Claims>;

/** Whether a text claims to be an access token: a JWT of the type. */
export function isAccessToken(text: string): boolean {
  try {
    return decodeProtectedHeader(text).typ === TYPE;
  } catch {
    return false;
  }
}

/** Verifies access tokens for the API of the service by their signature; whether they were revoked, the database says. */
class AccessTokenVerifier {
  readonly #service: AppServices;
  #keys: { set: ReturnType<typeof createLocalJWKSet>; until: number } | null = null;

  constructor(service: AppServices) {
    this.#service = service;
  }

  /** @returns null if the token is not one for the API of the service or, with `anyResource`, for any; expired or forged. */
  async verify(token: string, { anyResource = false } = {}): Promise<AccessTokenClaims | null> {
    const resource = ownResource(this.#service.options);
    const audience = anyResource ? {} : { audience: resource };
    const checks = { typ: TYPE, issuer: resource, ...audience, clockTolerance: CLOCK_TOLERANCE };
    try {
      const { payload } = await jwtVerify(token, await this.#keySet(), { ...checks, currentDate: now() });
      return Claims.parse(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
      throw error;
    }
  }

  async #keySet() {
    const time = now().getTime();
    if (this.#keys === null || this.#keys.until <= time) {
      const set = createLocalJWKSet(await readKeys(this.#service.reads));
      this.#keys = { set, until: time + SECONDS_BETWEEN_LOOKS * 1000 };
    }
    return this.#keys.set;
  }
}

async function readKeys(reads: Reads): Promise<JSONWebKeySet> {
  const query = {
    name: 'signing_keys',
    text: 'select public_key key from signing_key order by created_at desc limit 9',
  };
  const rows = await reads.rows<{ key: string }>(query, []);
  return { keys: rows.map(({ key }) => JSON.parse(key) as JWK) };
}

export const accessTokenVerifier = defineService('accessTokenVerifier', (service) => new AccessTokenVerifier(service));
