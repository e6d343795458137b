import { localized } from '#client/components/texts/localized.ts';

/** Texts that only the components have; they share the others with the web app. */
export const texts = localized('components', {
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  failed: 'This couldn’t load',
  tryAgain: 'Try again',
  signedInAs: (name: string) => `You’re signed in as ${name}.`,
  signIn: 'Sign in',
  signOut: 'Sign out',
  emailVerified: 'Email verified. Sign in to continue.',
  manageAccount: 'Manage account',
  account: (name: string) => `Your account: ${name}`,
  addAccount: 'Add account',
  usePassword: 'Use your password',
  /** Of a field for several values. */
  commas: 'Separate several values with commas or Enter.',
  nothingEnabled: 'No sign-in method is enabled. Contact support.',
  organization: {
    general: 'General',
    empty: 'You’re not in an organization yet.',
    choose: 'Choose an organization',
    personal: 'Personal account',
    switch: (name: string) => `Organization: ${name}. Switch organization`,
    manage: 'Manage organization',
    create: 'Create organization',
  },
  invitation: { resend: 'Resend', resent: 'Resent' },
});
