import { localized } from '#client/components/texts/localized.ts';

/** The page that the link of a verification email opens. */
export const texts = localized('verifiedEmail', {
  title: 'Email verified',
  about: 'You can close this tab or continue to your account.',
  linkFailed: 'This link doesn’t work',
  next: 'Continue to your account',
  newLink: 'Go to your account',
});
