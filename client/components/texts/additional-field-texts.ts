import { localized } from './localized.ts';

export const texts = localized('additionalFields', {
  title: 'Additional details',
  notSet: 'Not set',
  /** In place of a value that must be chosen. */
  choose: 'Choose…',
  yes: 'Yes',
  no: 'No',
  submit: 'Save additional details',
  saved: 'Details saved',
  number: 'Enter a number',
  numbers: 'Enter numbers only',
  /** Of a field for several values. */
  severalHint: 'Press Enter or type a comma after each value.',
});
