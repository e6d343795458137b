import type { User } from '#server/options/hooks/records.ts';

/** A code that answers a challenge or confirms mailed codes as a second factor. */
export interface TwoFactorCodeMail {
  user: User;
  code: string;
}

/** A change of the second factors of a user, or the use of a backup code. */
export type TwoFactorChange =
  | 'enabled'
  | 'disabled'
  | 'method-added'
  | 'backup-codes-created'
  | 'backup-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'locked'
  | 'reset'
  | 'recovered';

/** Tells a user that their second factors changed. */
export interface TwoFactorChangedMail {
  user: User;
  change: TwoFactorChange;
}

/** Tells a user that the removal of their second factors was requested. */
export interface TwoFactorRecoveryRequestedMail {
  user: User;
  possibleAt: Date;
  /** The page of the web app that cancels the request; its address carries the token. */
  url: string;
  token: string;
}

/** A code that removes the second factors of a user. */
export interface TwoFactorRecoveryCodeMail {
  user: User;
  code: string;
}
