import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('personalDataErrors', {
  EXPORT_NOT_FOUND: 'This export has expired. Download again.',
  EXPORT_LIMIT_REACHED: 'This was exported three times today. Try again tomorrow.',
  LEGAL_HOLD: 'This can’t be deleted at present because of a legal obligation.',
  HOLD_NOT_FOUND: 'This legal hold has ended.',
});
