/** How often one client may make certain calls. */
export interface LimitRule {
  /** Rules of the same name share a counter. */
  readonly name: string;
  readonly max: number;
  /** In seconds. */
  readonly window: number;
  /** A description of the calls, for documents. */
  readonly calls: string;
}

/** The rules of one call in addition to the rule for all calls; `unlimited` has not even that one. */
export type CallLimits = readonly LimitRule[] | 'unlimited';

const anyLimit: LimitRule = { name: 'any', calls: 'all calls', max: 100, window: 10 };

export const signInLimit: LimitRule = {
  name: 'sign-in',
  calls: 'signing in or up, verifying or changing the password, changing the email, deleting the account',
  max: 3,
  window: 10,
};

/** Password hashes cost more CPU time than anything else in the service. */
export const passwordLimit: LimitRule = {
  name: 'password',
  calls: 'calls that hash a password',
  max: 10,
  window: 60,
};

export const mailLimit: LimitRule = {
  name: 'mail',
  calls: 'asking for a password reset or a verification email',
  max: 3,
  window: 60,
};

export const tokenLimit: LimitRule = { name: 'token', calls: 'calls that take a mailed token', max: 10, window: 60 };

/** The rules that several features use (wire.md section 5). */
export const sharedLimits: readonly LimitRule[] = [signInLimit, passwordLimit, mailLimit, tokenLimit];

/** Mails to one mailbox, from any call. */
export const mailsPerMailbox = { name: 'mail-to', max: 5, window: 600 };

/** Wrong passwords for one account, in any call; then the account is locked for the rest of the window. */
export const guessesPerAccount = { name: 'guess', max: 10, window: 900 };

/** The same for one browser that has signed in to the account before. */
export const guessesPerDevice = { ...guessesPerAccount, name: 'guess-device' };

/**
 * Wrong mailed codes for one address, in any call and for any code: 480 guesses a day of a million codes. Not more strict,
 * since anyone can make guesses, and the owner of the address cannot use codes for the rest of the window.
 */
export const codeGuessesPerAddress = { name: 'code-guess', max: 5, window: 900 };

export type Limit = Pick<LimitRule, 'name' | 'max' | 'window'>;
export type CustomRules = Readonly<Record<string, { window: number; max: number } | false>>;

/** The rules of one call, strictest first. Matching custom rules replace the defaults. */
export function rulesFor(
  call: string,
  { custom, defaults }: { custom: CustomRules; defaults: ReadonlyMap<string, CallLimits> },
): Limit[] {
  const matching = Object.entries(custom).filter(([pattern]) => matchesCall(pattern, call));
  const limits = defaults.get(call) ?? [];
  const rules =
    matching.length > 0
      ? matching.flatMap(([pattern, limit]) => (limit ? [{ name: `own:${pattern}`, ...limit }] : []))
      : limits === 'unlimited'
        ? []
        : [anyLimit, ...limits];
  return rules.toSorted((a, b) => a.max / a.window - b.max / b.window);
}

function matchesCall(pattern: string, call: string): boolean {
  return pattern.endsWith('*') ? call.startsWith(pattern.slice(0, -1)) : call === pattern;
}
