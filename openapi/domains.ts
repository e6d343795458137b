/** How the calls are grouped, in the document as in the README's table. */
interface Domain {
  title: string;
  description: string;
  paths: RegExp;
}

/** In the order of matching; the last takes what is left. */
const domains: Domain[] = [
  {
    title: 'Organizations',
    description: 'Organizations with their members, invitations, teams and roles.',
    paths: /^\/organization\//,
  },
  {
    title: 'Platform administration',
    description: 'Users and their sessions, for administrators of the platform.',
    paths: /^\/admin\//,
  },
  {
    title: 'Social sign-in and accounts',
    description: 'Signing in through a provider, and the provider accounts of a person.',
    paths:
      /^\/(sign-in\/social|callback|link-social|unlink-account|list-accounts|refresh-token|get-access-token|account-info|providers)/,
  },
  {
    title: 'Verification and passwords',
    description: 'Proving an address, magic links, and changing or resetting a password.',
    paths: /password|verif|magic-link/,
  },
  {
    title: 'Session and sign-in',
    description: 'Signing up, in and out, and the sessions of a person.',
    paths: /session|sign-|^\/(token|jwks)$/,
  },
  {
    title: 'The account and the service',
    description: 'What a person may change of themselves, and the service as such.',
    paths: /^/,
  },
];

/** In the order of reading: first what everybody needs. */
const readingOrder = [
  'Session and sign-in',
  'Verification and passwords',
  'The account and the service',
  'Social sign-in and accounts',
  'Organizations',
  'Platform administration',
];

export function domainOf(path: string): string {
  return domains.find(({ paths }) => paths.test(path))!.title;
}

/** The document's tags, of the domains that have a call. */
export function tagsFor(paths: string[]): { name: string; description: string }[] {
  const used = new Set(paths.map(domainOf));
  return domains
    .filter(({ title }) => used.has(title))
    .sort((a, b) => readingOrder.indexOf(a.title) - readingOrder.indexOf(b.title))
    .map(({ title, description }) => ({ name: title, description }));
}
