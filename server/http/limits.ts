/** How often one client may make certain calls. */
export interface LimitRule {
  /** Calls with a rule of the same name are counted together. */
  readonly name: string;
  readonly max: number;
  /** In seconds. */
  readonly window: number;
  /** The calls, as documents name them. */
  readonly calls: string;
}

/** The rules of one call beside the one for all calls. Calls that pages and servers make all the time have none. */
export type CallLimits = readonly LimitRule[] | 'unlimited';

const anyLimit: LimitRule = { name: 'any', calls: 'all calls', max: 100, window: 10 };

export const signInLimit: LimitRule = {
  name: 'sign-in',
  calls: 'signing in or up, changing the password or the email, deleting the account',
  max: 3,
  window: 10,
};

/** A password hash is the dearest work that the service does. */
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

/** The rules that the calls of several features share (wire.md section 5). */
export const sharedLimits: readonly LimitRule[] = [signInLimit, passwordLimit, mailLimit, tokenLimit];

/** Mails written to one mailbox, whichever calls write them. */
export const mailsPerMailbox = { name: 'mail-to', max: 5, window: 600 };

/** Wrong passwords for one account, whichever call they are tried with, before it is locked for a while. */
export const guessesPerAccount = { name: 'guess', max: 10, window: 900 };

/** The same for one browser that has signed in to the account before. */
export const guessesPerDevice = { ...guessesPerAccount, name: 'guess-device' };

/** What is counted: the name of the counters, and when they are full. */
export type Limit = Pick<LimitRule, 'name' | 'max' | 'window'>;
export type CustomRules = Readonly<Record<string, { window: number; max: number } | false>>;

/** The rules of one call, the narrowest first; an operator's own take the place of the shipped ones. */
export function rulesFor(
  call: string,
  { custom, shipped }: { custom: CustomRules; shipped: ReadonlyMap<string, CallLimits> },
): Limit[] {
  const own = Object.entries(custom).filter(([pattern]) => covers(pattern, call));
  const rules =
    own.length > 0
      ? own.flatMap(([pattern, limit]) => (limit ? [{ name: `own:${pattern}`, ...limit }] : []))
      : shippedRules(shipped.get(call) ?? []);
  return rules.toSorted((a, b) => a.max / a.window - b.max / b.window);
}

function shippedRules(limits: CallLimits): readonly LimitRule[] {
  return limits === 'unlimited' ? [] : [anyLimit, ...limits];
}

function covers(pattern: string, call: string): boolean {
  return pattern.endsWith('*') ? call.startsWith(pattern.slice(0, -1)) : call === pattern;
}
