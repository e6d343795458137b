import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [{ refresh: 'personalData.summary', after: ['personalData.requestExport'] }],
};
