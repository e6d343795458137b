import { createContext, useContext, type Context, type ReactNode } from 'react';

import type { PublicOptions } from '#client/components/options.ts';
import type { Returned } from '#client/components/lib/returned.ts';

export type View =
  | 'sign-in'
  | 'sign-up'
  | 'magic-link'
  | 'email-code'
  | 'forgot-password'
  | 'reset-by-code'
  | 'reset-password'
  | 'second-factor'
  | 'verify-email'
  | 'email-verified';

/** The addresses of an app that has a page for each view. */
export interface SignInPages {
  /** That of the current address. */
  view: View;
  urlOf: (view: View) => string;
}

export interface SignInProps {
  /** Where to go after the sign-in: a path of the app or a URL of a trusted origin. Default: the page stays. */
  redirectUrl?: string | undefined;
  /** The app's page with `<SignUp/>`. Default: the form replaces this one. */
  signUpUrl?: string | undefined;
  /** The app's page with `<SignIn/>`. Default: the form replaces this one. */
  signInUrl?: string | undefined;
  /** The email that the form starts with. Default: none. */
  initialEmail?: string | undefined;
  /** Runs once a sign-in is complete, such as Next.js's `router.refresh`. Default: none. */
  onSignedIn?: (() => void) | undefined;
  /** Says above the form why the user is here. Default: nothing. */
  notice?: ReactNode;
  /** Whether signed-in users sign in to another account, instead of being shown theirs or redirected. Default: false. */
  addsAccount?: boolean | undefined;
}

/** For an app whose addresses are those of the service's own web app. */
export interface PageProps extends SignInProps {
  /** Each view is a page, with its title. Default: the views replace each other. */
  pages?: SignInPages | undefined;
  /** Where to go after the sign-in, outside of the app: only the service may redirect there, which checks it. */
  callbackUrl?: string | undefined;
}

/** The answers of all calls that sign in. */
export type SignInAnswer = { twoFactorRedirect: true } | { redirect?: boolean; url?: string | undefined };

/** Of a form that asks for the address first. */
export interface StepProps {
  /** Called with whether the form asks for the password. */
  onStep: (isAtPassword: boolean) => void;
}

export interface Flow extends Pick<PageProps, 'pages' | 'redirectUrl' | 'signInUrl' | 'signUpUrl' | 'notice'> {
  options: PublicOptions;
  go: (view: View) => void;
  /** The email that was typed last, for the next view. */
  email: string;
  setEmail: (email: string) => void;
  returned: Returned | null;
  /** The address to which a flow returns with its result, by the view or the provider that it began with. */
  returnUrl: (from: string) => string;
  /** Where a flow ends that leaves the page. */
  destination: string;
  /** Checked by the service, which answers a sign-in with it. */
  callbackUrl: string | undefined;
  /** Continues after a call that signs in: with the second factor, or with the session. */
  finish: (answer: SignInAnswer, method?: string) => void;
  /** Whether a sign-in is complete and the page is about to change. */
  isFinishing: boolean;
  /** Whether this page has begun a sign-in with a second factor. */
  hasBegun: boolean;
  isSignedIn: boolean;
  /** Ends a sign-in whose cookie the browser did not keep. */
  loseCookie: () => void;
}

export const FlowContext: Context<Flow | null> = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('A form is outside of SignIn and SignUp');
  return flow;
}
