import { defineFeature } from '#server/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import { kitTags } from '#server/tags.ts';
import { socialErrors, type SocialFacts } from '#shared/features/social.ts';

import { idTokenUse } from './id-tokens.ts';
import { providersService } from './registry.ts';
import { openIdProviderOptions, outgoingOptions, socialProviderOptions } from './social.options.ts';
import { socialRouter } from './social.router.ts';
import { stateCookie } from './flow.ts';
import { accountCredentials } from '#server/features/accounts/account-credentials.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';

/** An identity at a provider. */
const providerCredential = accountCredentials({
  name: 'provider',
  where: { providerId: { $ne: CREDENTIAL } },
  needsConfirmation: true,
});

export const social = defineFeature({
  name: 'social',
  errors: socialErrors,
  options: [socialProviderOptions, openIdProviderOptions, outgoingOptions],
  router: socialRouter,
  tag: kitTags.accounts,
  rateLimits: { 'signIn.social': [signInLimit] },
  tokens: [idTokenUse],
  cookies: [stateCookie],
  credentials: [providerCredential],
  services: [providersService],
  site: (service): SocialFacts => ({ providers: providersService.of(service).list() }),
});
