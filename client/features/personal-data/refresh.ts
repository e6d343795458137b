import type { CallPattern } from '#client/sdk/calls.ts';
import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'personalData.summary', after: ['personalData.requestExport'] },
    { refresh: 'admin.listHolds', after: ['admin.createHold', 'admin.liftHold'] },
  ],
};

export const refreshesNothing: readonly CallPattern[] = ['admin.exportUser'];
