import { defineFeature, kitTags } from '#server/call/feature.ts';
import { accountCredentials } from '#server/features/accounts/account-credentials.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { signInLimit } from '#server/http/limits.ts';
import type { SocialConfiguration } from '#shared/social/configuration.ts';
import { socialErrors } from '#shared/social/errors.ts';

import { socialFlow, stateCookie } from './flow.ts';
import { idTokenUse } from './id-tokens.ts';
import { configuredProviders, discoveryCheck, listProviders, providerSources } from './registry.ts';
import { oauthProviderOptions, openIdProviderOptions, socialProviderOptions } from './social.options.ts';
import { socialRouter } from './social.router.ts';

export const social = defineFeature({
  name: 'social',
  errors: socialErrors,
  options: [socialProviderOptions, openIdProviderOptions, oauthProviderOptions],
  router: socialRouter,
  tag: kitTags.accounts,
  rateLimits: { 'signIn.social': [signInLimit] },
  tokens: [idTokenUse, socialFlow.token],
  cookies: [stateCookie],
  credentials: [accountCredentials({ name: 'provider', where: { providerId: { $ne: CREDENTIAL } } })],
  services: [configuredProviders, providerSources],
  checks: [discoveryCheck],
  publicConfiguration: (service): SocialConfiguration => ({ providers: listProviders(service) }),
});
