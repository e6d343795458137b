import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const deviceEventTexts = localized('deviceEventTexts', {
  'device.approved': 'Device connected',
  'device.denied': 'Device refused',
});

/** A sentence about each audit event. */
export const deviceSentences = localized('deviceSentences', {
  'device.approved': '{target} connected a device by its code',
  'device.denied': '{target} refused a device',
});
