import type { LimitRule } from '#server/http/limits.ts';

/** Each call can send requests to the provider. */
export const discoveryLimit: LimitRule = {
  name: 'sso-discovery',
  calls: 'adding or changing identity providers',
  max: 10,
  window: 60,
};
