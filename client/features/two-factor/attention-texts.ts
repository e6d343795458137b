import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('twoFactorAttention', {
  administrators: (count: number) =>
    plural(count, {
      one: `${number(count)} administrator has no second factor`,
      other: `${number(count)} administrators have no second factor`,
    }),
  about: 'A stolen password is enough to administer the service.',
  open: 'Show administrators',
});
