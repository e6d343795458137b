import { z } from 'zod';

import { post, type CallMeta } from '#server/call/trpc.ts';
import { unlockedMember } from '#server/features/organizations/guards.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { DomainVerification, ProviderIdInput } from '#shared/sso/schemas.ts';

import { requestDomainVerification, verifyProviderDomains } from './verify-domains.ts';

const managers = {
  permissions: { domain: ['manage'] },
  onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS',
  notImpersonated: true,
} as const;
const enabled: CallMeta = { enabled: (options) => ssoOptions.of({ options }).enabled };

/** As the published clients name them. */
export const domainVerificationCalls = {
  requestDomainVerification: unlockedMember(managers)
    .meta(
      post(
        '/sso/request-domain-verification',
        'Get the token of the TXT record that proves a domain of an identity provider',
        'That of the first domain without a proof. The record is `_better-auth-token-<providerId>.<domain>`.',
      ),
    )
    .meta({ ...enabled, status: 201, errors: ['PROVIDER_NOT_FOUND', 'DOMAIN_VERIFIED'] })
    .input(ProviderIdInput)
    .output(DomainVerification)
    .mutation(requestDomainVerification),
  verifyDomain: unlockedMember(managers)
    .meta(
      post(
        '/sso/verify-domain',
        'Verify the domains of an identity provider',
        'Domains whose record is found are proven, also if the call fails because of another one.',
      ),
    )
    .meta({
      ...enabled,
      reauthenticate: 'always',
      status: 204,
      errors: [
        'PROVIDER_NOT_FOUND',
        'NO_PENDING_VERIFICATION',
        'DOMAIN_VERIFICATION_FAILED',
        'DOMAIN_NOT_FOUND',
        'DOMAIN_LOOKUP_FAILED',
        'DOMAIN_IS_TAKEN',
      ],
    })
    .input(ProviderIdInput)
    .output(z.undefined())
    .mutation((call) => verifyProviderDomains(call, managers)),
};
