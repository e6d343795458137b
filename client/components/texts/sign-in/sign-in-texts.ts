import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('signIn', {
  password: 'Password',
  signIn: {
    title: (app: string) => `Sign in to ${app}`,
    sessionEnded: 'Your session ended. Sign in to continue.',
    needsSetup: 'There’s no administrator yet. Open the setup link from the server’s terminal.',
    joining: (organization: string) => `Sign in to join ${organization}.`,
    remember: 'Keep me signed in',
    forgotPassword: 'Forgot password?',
    action: 'Sign in',
    /** Leads from the email to the password. */
    next: 'Continue',
    otherWays: 'Other ways to sign in',
    newHere: 'New here?',
    signUp: 'Create an account',
    continueWith: (provider: string) => `Continue with ${provider}`,
    or: 'or',
  },
  signUp: {
    title: (app: string) => `Create your ${app} account`,
    joining: (organization: string) => `Create an account to join ${organization}.`,
    name: 'Name',
    action: 'Create account',
    hasAccount: 'Already have an account?',
    sentTitle: 'Check your email',
    sent: (email: string) => `We sent a link to ${email}. Open it to finish creating your account.`,
  },
  verification: {
    sent: (email: string) => `Verify your email first. We just sent a new link to ${email}.`,
    /** After a sign-in with another name than the email. */
    sentToUser: 'Verify your email first. We just sent you a new link.',
    sentAgain: (email: string) => `We sent another link to ${email}.`,
    resend: 'Resend link',
  },
  forgotPassword: {
    title: 'Reset your password',
    about: (lifetime: string) => `We’ll email you a link to choose a new one. It’s valid for ${lifetime}.`,
    action: 'Email me a reset link',
    sent: (email: string, lifetime: string) =>
      `If ${email} has an account, we’ve sent a reset link. It expires in ${lifetime}.`,
  },
  resetPassword: {
    title: 'Choose a new password',
    linkFailed: 'This link doesn’t work',
    requestLink: 'Request a new link',
    newPassword: 'New password',
    action: 'Change password',
    first: {
      title: 'Choose a password',
      password: 'Password',
      action: 'Save password',
      done: 'Your password is saved. You can sign in now.',
    },
    done: 'Password changed. You’ve been signed out on all devices.',
  },
});
