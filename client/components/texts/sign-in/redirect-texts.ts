import { localized } from '#client/components/texts/localized.ts';

/** How a flow ended that went through other sites or an email. The provider is undefined if the address does not name it. */
export const texts = localized('redirects', {
  title: 'Something went wrong',
  interrupted: 'Sign-in was interrupted. Please try again.',
  cancelled: 'Sign-in was canceled.',
  tookTooLong: 'Sign-in took too long or continued in another browser. Please try again.',
  unavailable: (provider = 'This provider') => `${provider} isn’t available right now. Try again in a moment.`,
  notEnabled: 'This sign-in method isn’t enabled.',
  noEmail: (provider = 'The provider') => `${provider} didn’t share an email address.`,
  connectedToOther: (provider?: string) =>
    provider ? `That ${provider} account is connected to another user.` : 'That account is connected to another user.',
  otherEmail: (provider = 'provider') => `You can only connect a ${provider} account that uses your verified email.`,
  emailInUse: (provider?: string) =>
    `An account with this email already exists. Sign in as usual, then connect ${provider ?? 'this account'} under Security.`,
  signUpClosed: 'No account uses this email, and sign-up is closed.',
  emailNotVerified: 'Verify your email first. We sent you a link.',
  linkExpired: 'This link has expired. Request a new one.',
  accountMissing: 'This account no longer exists.',
  signInFirst: 'Sign in first, then open the link in the email again.',
  unknown: (code: string) => `Please try again. If it keeps happening, contact support with this code: ${code}`,
});
