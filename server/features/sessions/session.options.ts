import { z } from 'zod';

import { additionalFieldsOf } from '#server/fields/field-options.ts';
import type { FindingRule } from '#server/call/findings.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { MAX_COOKIE_AGE } from '#server/http/cookies.ts';
import { number } from '#server/options/parse.ts';

const seconds = z.int().nonnegative();

const CookieCacheOptions = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Turns the cookie cache on.'),
    maxAge: seconds
      .max(MAX_COOKIE_AGE)
      .default(60)
      .describe('Seconds after which the session is read from the database again.'),
  })
  .meta({
    id: 'CookieCacheOptions',
    description: 'Caches the session in a signed cookie, which get-session reads instead of the database.',
  });

const TwoFactorOptions = z
  .strictObject({
    policy: z
      .enum(['off', 'optional', 'required'])
      .default('optional')
      .describe(
        'Whether users set up second factors: `off` (those that exist are still asked for), `optional`, or `required`: until then other calls answer `TWO_FACTOR_REQUIRED`. Organizations can require them from their members, except with `off`.',
      ),
    challengeExpiresIn: seconds.min(60).max(3600).default(600).describe('Seconds to enter the second factor.'),
    trustedDeviceExpiresIn: seconds
      .max(MAX_COOKIE_AGE)
      .default(30 * 24 * 3600)
      .describe('Seconds for which a trusted browser signs in without the second factor, counted from its last use.'),
  })
  .meta({ id: 'TwoFactorPolicyOptions', description: 'Second factors of sign-ins.' });

const SessionOptions = z
  .strictObject({
    expiresIn: seconds
      .max(MAX_COOKIE_AGE)
      .default(7 * 24 * 3600)
      .describe('Seconds after which a session expires, counted from its last refresh.'),
    maxLifetime: seconds
      .min(60)
      .optional()
      .describe(
        'Seconds after its start at which a session ends, however often it is used; users then sign in again. By default sessions in use do not end. Sessions that exist when it is set end with their next expiry.',
      ),
    updateAge: seconds.default(24 * 3600).describe('Seconds after which a session is refreshed when it is used.'),
    freshAge: seconds
      .default(24 * 3600)
      .describe(
        'Seconds after sign-in, or after another proof, during which sensitive calls are allowed; 0 turns the check off.',
      ),
    disableSessionRefresh: z.boolean().default(false).describe('Turns the refresh of sessions off.'),
    deferSessionRefresh: z
      .boolean()
      .default(false)
      .describe(
        'Makes `GET /get-session` read only: it answers `needsRefresh` for a session that is due, and `POST /get-session` refreshes it.',
      ),
    cookieCache: CookieCacheOptions.prefault({}),
    twoFactor: TwoFactorOptions.prefault({}),
    additionalFields: additionalFieldsOf('sessions'),
  })
  .meta({ id: 'SessionOptions' });

export const sessionOptions = defineOptions('session', SessionOptions, {
  TWO_FACTOR_POLICY: ['twoFactor.policy', String],
  SESSION_MAX_LIFETIME: ['maxLifetime', number],
});

/** Unsafe session options, for `npm run doctor`. */
export const sessionFindings: readonly FindingRule[] = [
  {
    name: 'sessions without an end',
    applies: (options) => options.production && sessionOptions.of({ options }).maxLifetime === undefined,
    message:
      'session.maxLifetime is not set: a session that is used again and again never ends, and neither does a stolen one',
  },
];
