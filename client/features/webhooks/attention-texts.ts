import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('webhookAttention', {
  failing: (count: number) =>
    plural(count, { one: `${number(count)} webhook fails`, other: `${number(count)} webhooks fail` }),
});
