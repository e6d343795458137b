/** The fields of a user that a mapped profile may set. Those that are absent come from the provider. */
export interface MappedProfile {
  name?: string | undefined;
  image?: string | null | undefined;
  email?: string | null | undefined;
  /** `false` counts the address as unverified. `true` changes nothing: only the provider verifies an address. */
  emailVerified?: boolean | undefined;
  /** An additional field of `user.additionalFields`, or `username`. */
  [field: string]: unknown;
}

/** Maps the user info of a provider, as its API returned it. */
// The shape of user info is that of each provider's API, which its users know.
// oxlint-disable-next-line typescript/no-explicit-any
export type MapProfileToUser = (profile: Record<string, any>) => MappedProfile | Promise<MappedProfile>;
