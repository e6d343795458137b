import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

const kept = [
  'sso.register',
  'sso.updateProvider',
  'sso.setMappings',
  'sso.rotateClientKey',
  'sso.enable',
  'sso.disable',
  'admin.disableConnection',
  'sso.addCertificate',
  'sso.removeCertificate',
  'sso.rotateCertificate',
  'sso.activateCertificate',
  'sso.refreshMetadata',
  'organization.addDomain',
  'organization.verifyDomain',
  'sso.verifyDomain',
  'organization.deleteDomain',
] as const;
const changes = [...kept, 'sso.deleteProvider'] as const;

const memberships = [
  'organization.create',
  'organization.update',
  'organization.delete',
  'organization.leave',
  'organization.acceptInvitation',
] as const;

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'sso.providers', after: changes },
    // A deleted one is not found.
    { refresh: 'sso.getProvider', after: kept },
    { refresh: 'getSession', after: ['sso.saml2Logout', 'sso.completeLink'], delay: SESSION_REFRESH_DELAY_MS },
    { refresh: 'listAccounts', after: ['sso.completeLink'] },
    { refresh: 'organization.list', after: ['sso.completeLink'] },
    { refresh: 'sso.listMappings', after: ['sso.setMappings', 'sso.deleteProvider'] },
    { refresh: 'sso.getPolicy', after: ['sso.setPolicy', ...changes] },
    { refresh: 'sso.getAccount', after: [...changes, 'sso.completeLink', 'unlinkAccount', ...memberships] },
    {
      refresh: 'sso.oidcJwks',
      after: ['sso.rotateClientKey', 'sso.register', 'sso.updateProvider', 'sso.deleteProvider'],
    },
    { refresh: 'admin.listConnections', after: [...changes, 'admin.updateOrganization', 'admin.deleteOrganization'] },
    { refresh: 'admin.getConnection', after: kept },
    { refresh: 'admin.listConnectionAttempts', after: ['sso.deleteProvider'] },
    { refresh: 'admin.listAudit', after: ['admin.disableConnection'] },
    { refresh: 'sso.listAttempts', after: ['sso.deleteProvider', 'sso.acceptIdentity'] },
    // A registration adds domains.
    { refresh: 'organization.listDomains', after: ['sso.register', 'sso.updateProvider', 'sso.verifyDomain'] },
  ],
};

/** The result of a test is at the identity provider first, and only providers and forms of theirs make the last three calls. */
export const refreshesNothing: readonly CallPattern[] = [
  'sso.lookUp',
  'sso.test',
  'sso.requestDomainVerification',
  'sso.oidcBackChannelLogout',
  'sso.saml2.sp.acsPost',
  'sso.saml2.sp.sloPost',
  'sso.connect',
  'sso.prove',
];
