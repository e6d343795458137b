import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [{ refresh: 'getSession', after: ['magicLink.verify'], delay: SESSION_REFRESH_DELAY_MS }],
  actingQueries: ['magicLink.verify'],
};
