import type { CallPattern } from '#client/sdk/calls.ts';
import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

const changes = [
  'sso.register',
  'sso.updateProvider',
  'sso.enable',
  'sso.disable',
  'sso.deleteProvider',
  'organization.addDomain',
  'organization.verifyDomain',
  'organization.deleteDomain',
] as const;

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'sso.providers', after: changes },
    { refresh: 'sso.getProvider', after: changes },
    { refresh: 'sso.listAttempts', after: ['sso.deleteProvider'] },
    // A registration adds domains.
    { refresh: 'organization.listDomains', after: ['sso.register', 'sso.updateProvider'] },
  ],
};

/** The result of a test is at the identity provider first. */
export const refreshesNothing: readonly CallPattern[] = ['sso.lookUp', 'sso.test'];
