import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

/** Of the consent to an agent. */
export const texts = localized('agentTerms', {
  agent: 'A program that acts by itself',
  responsible: (name: string) => `A program that acts by itself. ${name} answers for it.`,
  until: 'Until when',
  days: (days: number) => plural(days, { one: `For ${days} day`, other: `For ${days} days` }),
  calls: 'At most so many calls a day',
  writes: 'At most so many changes a day',
  delegates: 'It may pass this access on to:',
});
