import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import type { Variable } from '#server/options/environment.ts';

import { OpenIdOptions } from './providers/openid-connect.ts';
import { providers, type ProviderId } from './providers.ts';

/** A table of each provider's own options, all optional: who has no client is not offered. */
type Shape = { [Id in ProviderId]: z.ZodOptional<(typeof providers)[Id]['options']> };

// Object.fromEntries forgets which key has which schema; the type above says it again.
const shape = Object.fromEntries(
  Object.values(providers).map((provider) => [provider.id, provider.options.optional()]),
) as unknown as Shape;

const SocialProviders = z
  .strictObject(shape)
  .refine(({ apple }) => !apple || apple.clientSecret || (apple.teamId && apple.keyId && apple.privateKey), {
    path: ['apple'],
    error: 'clientSecret, or teamId, keyId and privateKey',
  });

/** Any OpenID Connect provider by its id: found by discovery at its issuer. */
const OpenIdProviders = z
  .record(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id of small letters, digits and hyphens'), OpenIdOptions)
  .refine((given) => Object.keys(given).every((id) => !(id in providers) && id !== 'credential'), {
    error: 'an id that no built-in provider has',
  });

const Outgoing = z.strictObject({
  /** How long a provider has to answer in full. */
  timeoutMs: z.int().positive().default(10_000),
  /** The longest answer that is read. */
  maxBytes: z
    .int()
    .positive()
    .default(512 * 1024),
  /** Hosts that may be asked although they are in a private network, and without TLS: `gitlab.internal`. */
  privateHosts: z.array(z.string()).default([]),
});
export type OutgoingOptions = z.output<typeof Outgoing>;

/** `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`, and so for each provider. */
const clients = Object.fromEntries(
  Object.keys(providers).flatMap((id): [string, Variable][] => [
    [`${id.toUpperCase()}_CLIENT_ID`, [`${id}.clientId`, String]],
    [`${id.toUpperCase()}_CLIENT_SECRET`, [`${id}.clientSecret`, String]],
  ]),
);

export const socialProviderOptions = defineOptions('socialProviders', SocialProviders, clients);

export const openIdProviderOptions = defineOptions('openIdProviders', OpenIdProviders);

export const outgoingOptions = defineOptions('outgoing', Outgoing);
