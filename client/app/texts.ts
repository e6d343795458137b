/**
 * Texts of every page. Each area has such a module, and texts that only some pages need have one of their own, so that no
 * page loads the texts of others. A translation is another object of the same type.
 */
export const texts = {
  close: 'Close',
  lastUsed: 'Last used',
  backToHome: 'Back to home',
  backToSignIn: 'Back to sign in',
  backToAccount: 'Back to your account',
  themes: { auto: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  footer: { terms: 'Terms', privacy: 'Privacy' },
  fields: { email: 'Email', showPassword: 'Show password' },
  problem: { title: 'This page couldn’t load', tryAgain: 'Try again' },
  crash: { about: 'A new version may have been installed, or the connection was lost.', reload: 'Reload' },
  noPermission: {
    title: 'No permission',
    about: 'You don’t have permission to view this page. Ask an administrator for access.',
  },
};
