import type { Inputs, Outputs } from '#client/sdk/calls.ts';

export type ApiKey = Outputs['apiKey']['list']['apiKeys'][number];

/** What a key may do. */
export type Scope = NonNullable<Inputs['apiKey']['create']['scopes']>[number];

export interface APIKeysProps {
  /** The page with `<SignIn/>`, for users who have to sign in again. Default: this page. */
  signInUrl?: string | undefined;
  /** What users may choose for their keys. Default: all but what only administrators may do. */
  scopes?: readonly Scope[] | undefined;
}
