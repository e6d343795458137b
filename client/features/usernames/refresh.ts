import type { CallPattern } from '#client/sdk/calls.ts';
import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = { rules: [] };

export const refreshesNothing: readonly CallPattern[] = ['isUsernameAvailable'];
