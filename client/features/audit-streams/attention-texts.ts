import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('auditStreamAttention', {
  behind: { title: 'An audit stream is failing', about: 'It has failed for more than an hour.' },
  open: 'Open audit streams',
});
