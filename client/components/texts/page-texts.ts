import { localized } from './localized.ts';

/** Texts of every page of the web app, which the published components do not show. */
export const texts = localized('page', {
  language: 'Language',
  backToHome: 'Back to home',
  themes: { auto: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  footer: { terms: 'Terms', privacy: 'Privacy' },
});
