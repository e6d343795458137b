// Written by `npm run docs` from the schemas of the options.

export interface AccountOptions {
  accountLinking?: AccountLinkingOptions;
}

export interface AccountLinkingOptions {
  /** Links accounts of other providers to a user. If off, users sign in only with the accounts they signed up with. @default true */
  enabled?: boolean;
  /** Ids of providers that are trusted to verify the email addresses of their users. @default [] */
  trustedProviders?: string[];
  /** Lets a signed-in user link an account with another email address. @default false */
  allowDifferentEmails?: boolean;
  /** Lets users unlink their last account. They can still sign in by magic link or password reset. @default false */
  allowUnlinkingAll?: boolean;
}
