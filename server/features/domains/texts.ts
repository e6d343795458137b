import { mailTexts } from '#server/mail/mail-language.ts';

/** `domain` is that of an organization, `app` the name of the service. */
export const texts = mailTexts('domains', {
  failing: {
    subject: (domain: string) => `The DNS record of ${domain} is missing`,
    heading: 'A DNS record is missing',
    event: (domain: string, organization: string, app: string) =>
      `${app} no longer finds the record that proves that ${domain} belongs to ${organization}.`,
    next: 'Add the record again before the domain is lost:',
  },
  lost: {
    subject: (domain: string) => `The domain ${domain} is no longer verified`,
    heading: 'A domain is no longer verified',
    event: (domain: string, organization: string, app: string) =>
      `${app} has not found the record that proves that ${domain} belongs to ${organization} for some days.`,
    next: 'Add the record again, then verify the domain:',
  },
  moved: {
    subject: (domain: string) => `The domain ${domain} was verified by another organization`,
    heading: 'Another organization verified a domain',
    event: (domain: string, organization: string, app: string) =>
      `${domain} no longer belongs to ${organization} in ${app}: its record was replaced by that of another organization.`,
    next: 'If the domain is yours, restore the record, then verify the domain:',
  },
  note: 'You get this email because you own the organization or added the domain.',
});
