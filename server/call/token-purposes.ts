import { z } from 'zod';

/** Events that can revoke tokens. */
type RevokingEvent = 'emailChanged' | 'passwordChanged' | 'emailVerified' | 'emailVerifiedByOwner';

/** A kind of single-use token, valid for one purpose only. */
export interface TokenPurpose<Data = unknown> {
  /** Signed tokens of this purpose have a key of their own. */
  readonly purpose: string;
  /** The prefix of the stored identifier. */
  readonly prefix: string;
  /** The events that revoke all tokens of this kind of the user. */
  readonly revokedOn: readonly RevokingEvent[];
  /** What is stored with a token. */
  readonly data: z.ZodType<Data>;
}

type Declared<Data> = Omit<TokenPurpose<Data>, 'prefix' | 'data'>;

/** Declares a kind of tokens; the feature lists it in its `feature.ts`. */
export function defineToken(key: Declared<undefined>): TokenPurpose<undefined>;
export function defineToken<Data>(key: Declared<Data> & Pick<TokenPurpose<Data>, 'data'>): TokenPurpose<Data>;
export function defineToken({ data = z.undefined(), ...key }: Declared<unknown> & { data?: z.ZodType }): TokenPurpose {
  return { ...key, data, prefix: `${key.purpose}:` };
}

/** The kinds of tokens that an event revokes. */
export function purposesRevokedOn(event: RevokingEvent, keys: readonly TokenPurpose[]): TokenPurpose[] {
  return keys.filter(({ revokedOn }) => revokedOn.includes(event));
}
