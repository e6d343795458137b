import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('personalDataErrors', {
  EXPORT_NOT_FOUND: 'This export has expired. Download again.',
  EXPORT_LIMIT_REACHED: 'You exported your data three times today. Try again tomorrow.',
});
