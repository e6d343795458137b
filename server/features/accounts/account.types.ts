export interface AccountOptions {
  accountLinking?: AccountLinkingOptions;
}

export interface AccountLinkingOptions {
  /** Off: a person signs in only through the accounts they signed up with. @default true */
  enabled?: boolean;
  /** Providers whose word on an address is taken as proof of it. @default [] */
  trustedProviders?: string[];
  /** A signed-in person may link an identity that has another address than their own. @default false */
  allowDifferentEmails?: boolean;
  /** The last account may go too. @default false */
  allowUnlinkingAll?: boolean;
}
