import { localized } from '#client/components/texts/localized.ts';

/** Loaded with every page, unlike the other texts of the area. */
export const texts = localized('setupErrors', {
  SETUP_IS_DONE_ALREADY: 'There’s already an administrator. Sign in instead.',
});
