import type { CallPattern } from '#client/sdk/calls.ts';
import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = { rules: [{ refresh: 'oauth2.getConsents', after: ['deviceApprove'] }] };

export const refreshesNothing: readonly CallPattern[] = ['deviceDeny'];
