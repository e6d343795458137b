export const texts = {
  open: 'Email me a sign-in code',
  title: 'Sign in with an email code',
  about: 'We’ll email you a code. No password needed.',
  send: 'Email me a code',
  sent: (email: string, lifetime: string) => `Check your email. We sent a code to ${email}; it expires in ${lifetime}.`,
  code: 'Code',
  signIn: 'Sign in',
  resend: 'Resend code',
  sentAgain: 'We sent another code. Earlier ones no longer work.',
  otherEmail: 'Use another email',
  backToSignIn: 'Back to sign in',
};
