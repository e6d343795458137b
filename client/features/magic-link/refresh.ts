import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';
import { limits } from '#shared/limits.ts';

export const refresh: FeatureRefresh = {
  rules: [{ refresh: 'getSession', after: ['magicLink.verify'], delay: limits.sessionRefreshDelayMs }],
  actingQueries: ['magicLink.verify'],
};
