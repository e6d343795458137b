import { localized } from '#client/components/texts/localized.ts';
import { numberOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');

export const texts = localized('selection', {
  selected: (count: number) => `${number(count)} selected`,
  clear: 'Clear selection',
  select: (name: string) => `Select ${name}`,
  others: (count: number) => `and ${number(count)} more`,
  progress: (done: number, count: number) => `${number(done)} of ${number(count)}`,
  close: 'Close',
});
