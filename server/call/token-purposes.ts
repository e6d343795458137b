/** Events that can revoke tokens. */
type RevokingEvent = 'emailChanged' | 'passwordChanged' | 'emailVerified' | 'emailVerifiedByOwner';

/** A kind of single-use token, valid for one purpose only. */
export interface TokenPurpose {
  /** Signed tokens of this purpose have a key of their own. */
  readonly purpose: string;
  /** The prefix of the stored identifier. */
  readonly prefix: string;
  /** The events that revoke all tokens of this kind of the user. */
  readonly revokedOn: readonly RevokingEvent[];
}

export function defineToken(key: TokenPurpose): TokenPurpose {
  return key;
}

/** The kinds of tokens that an event revokes. */
export function purposesRevokedOn(event: RevokingEvent, keys: readonly TokenPurpose[]): TokenPurpose[] {
  return keys.filter(({ revokedOn }) => revokedOn.includes(event));
}
