import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('magicLink', {
  action: 'Email me a sign-in link',
  title: 'Sign in with an email link',
  about: 'We’ll email you a link. No password needed.',
  sent: (email: string, lifetime: string) =>
    `Check your email. We sent a sign-in link to ${email}; it expires in ${lifetime}.`,
});
