/** What happens to an account that makes mailed tokens of before void. */
type RevokingEvent = 'emailChanged' | 'passwordChanged' | 'addressProven';

/** A purpose of single-use tokens. A token of one purpose opens nothing of another. */
export interface TokenKey {
  /** Signed tokens of this purpose are signed with a key of their own. */
  readonly purpose: string;
  /** How the stored identifier of each such token begins. */
  readonly prefix: string;
  /** The events that revoke all such tokens of the user, whichever feature causes them. */
  readonly revokedOn: readonly RevokingEvent[];
}

export function defineToken(key: TokenKey): TokenKey {
  return key;
}

/** The keys that an event revokes, of those that the features register. */
export function keysRevokedOn(event: RevokingEvent, keys: readonly TokenKey[]): TokenKey[] {
  return keys.filter(({ revokedOn }) => revokedOn.includes(event));
}
