import { createContext, useContext, type Context } from 'react';

import type { PublicOptions } from '#client/components/options.ts';
import type { Returned } from './returned.ts';

export type View =
  | 'sign-in'
  | 'sign-up'
  | 'magic-link'
  | 'email-code'
  | 'forgot-password'
  | 'reset-password'
  | 'second-factor';

export interface SignInProps {
  /** Where to go after the sign-in: a path of the app or a URL of a trusted origin. Default: the page stays. */
  redirectUrl?: string | undefined;
  /** The app's page with `<SignUp/>`. Default: the form replaces this one. */
  signUpUrl?: string | undefined;
  /** The app's page with `<SignIn/>`. Default: the form replaces this one. */
  signInUrl?: string | undefined;
  /** The email that the form starts with. */
  initialEmail?: string | undefined;
  /** Runs once a sign-in is complete, such as Next.js's `router.refresh`. */
  onSignedIn?: (() => void) | undefined;
}

/** The answers of all calls that sign in. */
export type SignInAnswer = { twoFactorRedirect: true } | object;

interface Flow extends SignInProps {
  options: PublicOptions;
  go: (view: View) => void;
  /** The email that was typed last, for the next view. */
  email: string;
  setEmail: (email: string) => void;
  returned: Returned | null;
  /** Continues after a call that signs in: with the second factor, or with the session. */
  finish: (answer: SignInAnswer) => void;
  /** Whether a sign-in is complete and the page is about to change. */
  isFinishing: boolean;
  /** Ends a sign-in whose cookie the browser did not keep. */
  loseCookie: () => void;
}

export const FlowContext: Context<Flow | null> = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('A form is outside of SignIn and SignUp');
  return flow;
}
