import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('oauthRegistrationTokens', {
  title: 'Registration tokens',
  about: 'With a token, an application registers itself and can get a secret. Its users are still asked.',
  none: 'No token is valid now.',
  anySite: 'Any site',
  left: (count: number) => plural(count, { one: `${count} registration left`, other: `${count} registrations left` }),
  expires: 'expires',
  open: 'Create token',
  host: 'Only for this site (optional)',
  hostHint: 'The application can send users nowhere else.',
  uses: 'Registrations',
  validFor: 'Valid for',
  days: (count: number) => plural(count, { one: `${count} day`, other: `${count} days` }),
  created: {
    title: 'Save the token',
    what: 'token',
    about: 'The application sends it when it registers itself.',
  },
  delete: 'Delete',
  question: (site: string) => `Delete the token for ${site}?`,
  consequences: 'Nothing can be registered with it any more. What was registered stays.',
  confirm: 'Delete token',
  done: 'Token deleted',
});
