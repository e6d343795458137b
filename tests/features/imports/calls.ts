import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'admin.listImports': { as: 'admin', statements: 3, neverStale: 'Only a command imports.' },
};
