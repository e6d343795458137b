import { z } from 'zod';

import { get, post } from '#server/call/trpc.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { lockedMemberOr, member, memberOr } from '#server/features/organizations/guards.ts';
import { AddDomain, Domain, DomainIdInput, ListDomains, UpdateDomain } from '#shared/domains/schemas.ts';
import { Success } from '#shared/lib/responses.ts';

import { addDomain, deleteDomain, listDomains, updateDomain } from './manage-domains.ts';
import { verifyDomain } from './verify-domain.ts';

const onNotMember = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';
const managers = {
  permissions: { domain: ['manage'] },
  onNotMember,
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS',
  notImpersonated: true,
} as const;
const canRead = memberOr([SET_UP_LINK], {
  permissions: { domain: ['read'] },
  onNotMember,
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_READ_DOMAINS',
});
const canManage = member(managers);
const canSetUp = lockedMemberOr([SET_UP_LINK], managers);
/** Asks name servers before it locks the organization. */
const canVerify = memberOr([SET_UP_LINK], managers);

/** A domain decides who may sign in to an organization, so a stolen session must not suffice. */
const proven = { reauthenticate: 'always' } as const;

export const domainRouter = {
  organization: {
    addDomain: canSetUp
      .meta(
        post(
          '/organization/add-domain',
          'Add a domain to an organization',
          'The answer contains the DNS record that proves the domain.',
        ),
      )
      .meta({ ...proven, errors: ['INVALID_DOMAIN', 'PUBLIC_DOMAIN', 'DOMAIN_ALREADY_ADDED', 'DOMAIN_LIMIT_REACHED'] })
      .input(AddDomain)
      .output(Domain)
      .mutation(addDomain),
    listDomains: canRead
      .meta(get('/organization/list-domains', 'List the domains of an organization, oldest first'))
      .meta({ scope: 'domain:read', bounded: 'The option `domains.maximumDomains` limits their number.' })
      .input(ListDomains)
      .output(z.array(Domain))
      .query(listDomains),
    verifyDomain: canVerify
      .meta(
        post(
          '/organization/verify-domain',
          'Verify a domain of an organization',
          'Looks up the DNS record. A domain that another organization has proven moves if its record is gone.',
        ),
      )
      .meta({
        ...proven,
        errors: [
          'DOMAIN_NOT_FOUND',
          'DOMAIN_RECORD_NOT_FOUND',
          'DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS',
          'DOMAIN_LOOKUP_FAILED',
          'DOMAIN_IS_TAKEN',
        ],
      })
      .input(DomainIdInput)
      .output(Domain)
      .mutation((call) => verifyDomain(call, managers)),
    updateDomain: canManage
      .meta(post('/organization/update-domain', 'Change whether a domain includes its subdomains'))
      .meta({ ...proven, errors: ['DOMAIN_NOT_FOUND'] })
      .input(UpdateDomain)
      .output(Domain)
      .mutation(updateDomain),
    deleteDomain: canSetUp
      .meta(post('/organization/delete-domain', 'Remove a domain from an organization'))
      .meta({ ...proven, errors: ['DOMAIN_NOT_FOUND', 'SSO_IS_REQUIRED'] })
      .input(DomainIdInput)
      .output(Success)
      .mutation(deleteDomain),
  },
};
