import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('ssoAdministration', {
  empty: {
    title: 'No connections',
    description: 'No organization has added an identity provider yet.',
  },
  count: (total: number, formatted: string) =>
    plural(total, { one: `${formatted} connection`, other: `${formatted} connections` }),
  columns: { connection: 'Connection', lastSignIn: 'Last sign-in', failures: 'Refused in 24 hours' },
  never: 'Never',
  number: (count: number) => number(count),
  attention: {
    'not-tested': 'Not tested',
    'no-proven-domain': 'No verified domain',
    'domain-lost': 'Domain no longer verified',
  },
  facts: {
    title: 'Connection',
    protocol: 'Protocol',
    protocols: { oidc: 'OpenID Connect', saml: 'SAML' },
    issuer: 'Issuer',
    domains: 'Domains',
    noDomains: 'None',
    attention: 'Attention',
    added: 'Added',
    id: 'ID',
    copyId: 'connection ID',
  },
  status: {
    pending: 'not verified yet',
    verified: 'verified',
    failing: 'record missing',
    lost: 'no longer verified',
  },
  user: 'User',
  disable: {
    title: 'Turn off',
    about: 'For an attack through this provider, or on request of its organization, which can turn it on again.',
    action: 'Turn off connection',
    question: (name: string) => `Turn off ${name}?`,
    consequences: (organization: string) =>
      `Members of ${organization} can no longer sign in with it. Those who are signed in stay signed in.`,
    done: 'Connection turned off',
  },
});
