import { localized } from '#client/components/texts/localized.ts';

/** Texts of the sign-in screen. */
export const texts = localized('passkeySignIn', {
  signIn: 'Sign in with a passkey',
});
