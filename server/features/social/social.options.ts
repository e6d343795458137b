import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import type { Variable } from '#server/options/parse.ts';

import { ProviderOptions } from './define-provider.ts';
import { OAuthOptions } from './providers/oauth2.ts';
import { OpenIdOptions } from './providers/openid-connect.ts';
import { providers, type ProviderId } from './providers.ts';

type Shape = { [Id in ProviderId]: z.ZodOptional<(typeof providers)[Id]['options']> };

// Object.fromEntries loses the schema of each key; the type states it.
const shape = Object.fromEntries(
  Object.values(providers).map(({ id, options }) => [id, withName(id, options).optional()]),
) as unknown as Shape;

/** Options that are specific to a provider are exported as a type under its name. */
function withName(id: string, options: z.ZodType): z.ZodType {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Options`;
  return options === (ProviderOptions as z.ZodType) ? options : options.meta({ id: name, extends: 'ProviderOptions' });
}

const SocialProviders = z
  .strictObject(shape)
  .refine(({ apple }) => !apple || apple.clientSecret || (apple.teamId && apple.keyId && apple.privateKey), {
    path: ['apple'],
    error: 'clientSecret, or teamId, keyId and privateKey',
  })
  .meta({
    id: 'SocialProviderOptions',
    description: 'The built-in providers. A provider without a client is not offered.',
  });

const addedProviders = <Options extends z.ZodType>(options: Options) =>
  z
    .record(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id of small letters, digits and hyphens'), options)
    .refine((added) => Object.keys(added).every((id) => !(id in providers) && id !== 'credential'), {
      error: 'an id that no built-in provider has',
    });

const OpenIdProviders = addedProviders(OpenIdOptions).describe('OpenID Connect providers by an id of your choice.');

const OAuthProviders = addedProviders(OAuthOptions).describe(
  'OAuth 2.0 providers without discovery, by an id of your choice that is not in `openIdProviders`.',
);

/** For each provider two variables, such as `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`. */
const variables = Object.fromEntries(
  Object.keys(providers).flatMap((id): [string, Variable][] => [
    [`${id.toUpperCase()}_CLIENT_ID`, [`${id}.clientId`, String]],
    [`${id.toUpperCase()}_CLIENT_SECRET`, [`${id}.clientSecret`, String]],
  ]),
);

export const socialProviderOptions = defineOptions('socialProviders', SocialProviders, variables);

export const openIdProviderOptions = defineOptions('openIdProviders', OpenIdProviders);

export const oauthProviderOptions = defineOptions('oauthProviders', OAuthProviders);
