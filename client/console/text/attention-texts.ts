import { localized } from '#client/components/texts/localized.ts';

/** Buttons of what needs attention. */
export const texts = localized('attention', {
  review: 'Review',
  setUpEmail: 'Set up email',
  openAuditLog: 'Open audit log',
});
