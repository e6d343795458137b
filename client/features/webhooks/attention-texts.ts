import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('webhookAttention', {
  failing: (count: number) =>
    plural(count, { one: `${number(count)} webhook is failing`, other: `${number(count)} webhooks are failing` }),
  about: 'Failed deliveries are repeated. A webhook that fails for long is disabled.',
  open: (count: number) => plural(count, { one: 'Open webhook', other: 'Open webhooks' }),
});
