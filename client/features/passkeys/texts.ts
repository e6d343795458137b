/** Texts of the sign-in screen. */
export const texts = {
  signIn: 'Sign in with a passkey',
};
