import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

const members = (count: number) => plural(count, { one: `${number(count)} member`, other: `${number(count)} members` });

export const texts = localized('memberBulk', {
  toolbar: 'Selected members',
  selectPage: 'Select all members on this page',
  most: (count: number) => `${number(count)} selected, the most at once`,
  failed: {
    title: (count: number) => `${members(count)} not changed`,
    about: (done: number) =>
      done === 0 ? 'No member was changed.' : `${members(done)} changed. The others stay selected:`,
  },
  changeRole: {
    open: 'Change role',
    title: (count: number) => `Change the role of ${members(count)}`,
    about: 'The role replaces all roles that they have.',
    submit: 'Change role',
    done: (count: number) => `Role of ${members(count)} changed`,
  },
  remove: {
    open: 'Remove',
    title: (count: number) => `Remove ${members(count)}?`,
    about: (organization: string) => `They will lose access to ${organization} immediately. You can invite them again.`,
    submit: (count: number) => `Remove ${members(count)}`,
    done: (count: number) => `${members(count)} removed`,
  },
});
