import { defineFeature } from '#server/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import { kitTags } from '#server/tags.ts';
import { socialErrors, type SocialFacts } from '#shared/features/social.ts';

import { idTokenUse } from './id-tokens.ts';
import { providersService } from './registry.ts';
import { openIdProviderOptions, outgoingOptions, socialProviderOptions } from './social.options.ts';
import { socialRouter } from './social.router.ts';
import { stateCookie } from './state.ts';
import { providerCredential } from './provider.credential.ts';

export const social = defineFeature({
  name: 'social',
  errors: socialErrors,
  options: [socialProviderOptions, openIdProviderOptions, outgoingOptions],
  router: socialRouter,
  tag: kitTags.accounts,
  rateLimits: {
    'signIn.social': [signInLimit],
  },
  tokens: [idTokenUse],
  cookies: [stateCookie],
  credentials: [providerCredential],
  services: [providersService],
  site: (service): SocialFacts => ({ providers: providersService.of(service).list() }),
});
