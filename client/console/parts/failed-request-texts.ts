import { localized } from '#client/components/texts/localized.ts';

/** Why a request of an application ended here, and not at the application. */
export const texts = localized('failedRequests', {
  unknownApplication: 'This application isn’t registered here, or was disabled. Contact its support.',
  wrongAddress: 'This application would send you to an address that isn’t registered. Contact its support.',
  expired: 'This request has expired. Start again from the application.',
  impersonating: 'You can’t sign in to applications while impersonating.',
});
