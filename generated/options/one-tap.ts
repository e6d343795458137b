// Written by `npm run docs` from the schemas of the options.

export interface OneTapOptions {
  /** Lets pages sign users in with Google One Tap. Needs the client of `socialProviders.google`. @default false */
  enabled?: boolean;
  /** Rejects new users with One Tap. Existing users can still sign in. @default false */
  disableSignup?: boolean;
}
