import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

const changes = [
  'sso.register',
  'sso.updateProvider',
  'sso.rotateClientKey',
  'sso.enable',
  'sso.disable',
  'sso.deleteProvider',
  'organization.addDomain',
  'organization.verifyDomain',
  'sso.verifyDomain',
  'organization.deleteDomain',
] as const;

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'sso.providers', after: changes },
    { refresh: 'sso.getProvider', after: changes },
    { refresh: 'getSession', after: ['sso.saml2Logout'], delay: SESSION_REFRESH_DELAY_MS },
    {
      refresh: 'sso.oidcJwks',
      after: ['sso.rotateClientKey', 'sso.register', 'sso.updateProvider', 'sso.deleteProvider'],
    },
    { refresh: 'sso.listAttempts', after: ['sso.deleteProvider'] },
    // A registration adds domains.
    { refresh: 'organization.listDomains', after: ['sso.register', 'sso.updateProvider', 'sso.verifyDomain'] },
  ],
};

/** The result of a test is at the identity provider first, which alone makes the last call. */
export const refreshesNothing: readonly CallPattern[] = ['sso.lookUp', 'sso.test', 'sso.requestDomainVerification', 'sso.oidcBackChannelLogout'];
