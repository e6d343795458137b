import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const errorTexts = localized('domainErrors', {
  INVALID_DOMAIN: 'Enter a domain such as example.com, without https:// and @.',
  PUBLIC_DOMAIN: 'Anyone can get an email address in this domain. Enter a domain of your own.',
  DOMAIN_ALREADY_ADDED: 'This domain was already added.',
  DOMAIN_LIMIT_REACHED: 'You’ve reached the limit of domains. Remove one that you no longer use.',
  DOMAIN_NOT_FOUND: 'This domain was removed.',
  DOMAIN_RECORD_NOT_FOUND: 'Nothing there yet.',
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: 'There are other TXT records, but not this one. Compare name and value.',
  DOMAIN_LOOKUP_FAILED: 'The name servers of this domain don’t answer. Try again later.',
  DOMAIN_IS_TAKEN: 'Another organization has verified this domain. Once its record is removed, check again.',
});

export const texts = localized('domains', {
  title: 'Domains',
  about: (organization: string) => `The email domains that belong to ${organization}.`,
  notAllowed: 'You don’t have permission to see domains.',
  empty: { title: 'No domains yet', description: 'Verify the domains of your organization’s email addresses.' },
  add: {
    open: 'Add domain',
    title: 'Add domain',
    submit: 'Add domain',
    field: 'Domain',
    example: 'example.com',
    hint: 'The part after the @ of your email addresses.',
  },
  status: {
    pending: 'Not verified yet',
    verified: 'Verified',
    failing: 'Record missing',
    lost: 'No longer verified',
  },
  /** Followed by the time. */
  added: 'Added',
  checked: 'Checked',
  includesSubdomains: 'includes subdomains',
  failing: (since: string, until: string) =>
    `The record has been missing since ${since}. If it isn’t back by ${until}, the domain is no longer verified.`,
  lost: (since: string) => `This domain has not been verified since ${since}, because its record was missing.`,
  record: {
    title: (domain: string) => `Add this record where ${domain} is managed`,
    type: 'Type',
    name: 'Name',
    value: 'Value',
    fullName: 'Full name',
    names: 'Most DNS providers append the domain to the name. Otherwise, enter the full name.',
    /** Completes "Copy …". */
    copyName: 'name',
    copyFullName: 'full name',
    copyValue: 'value',
  },
  check: {
    submit: 'Check now',
    submitOf: (domain: string) => `Check ${domain} now`,
    delay: 'DNS changes can take an hour.',
    again: 'We look again every minute while this page is open.',
    others: (count: number, name: string) =>
      plural(count, {
        one: `We found ${count} TXT record at ${name}, but not this one.`,
        other: `We found ${count} TXT records at ${name}, but not this one.`,
      }),
    done: (domain: string) => `${domain} is verified`,
  },
  actionsFor: (domain: string) => `Actions for ${domain}`,
  subdomains: {
    include: 'Include subdomains',
    exclude: 'Exclude subdomains',
    included: 'Subdomains included',
    excluded: 'Subdomains excluded',
  },
  remove: {
    action: 'Remove',
    question: (domain: string) => `Remove ${domain}?`,
    consequences: (domain: string) =>
      `${domain} no longer belongs to your organization. To add it again, you need a new record.`,
    confirm: 'Remove domain',
    done: 'Domain removed',
  },
});
