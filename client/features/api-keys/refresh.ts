import type { CallPattern } from '#client/sdk/calls.ts';
import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

const changes = ['apiKey.create', 'apiKey.update', 'apiKey.rotate', 'apiKey.delete'] as const;

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'apiKey.list', after: changes },
    { refresh: 'apiKey.get', after: changes },
  ],
};

export const refreshesNothing: readonly CallPattern[] = ['apiKey.token'];
