import { OptionsError } from '#server/lib/errors.ts';

import type { RateLimitOptions } from '#server/options/limits.options.ts';
import type { RateLimitRuleOf } from '#server/options/limits.types.ts';

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

/** The rules that several features use. */
export const sharedLimits: readonly LimitRule[] = [signInLimit, passwordLimit, mailLimit, tokenLimit];

/** Mails to one mailbox, from any call. */
export const mailsPerMailbox = { name: 'mail-to', max: 5, window: 600 };

/**
 * Mails to one mailbox about what has happened to an account. Apart from the others, so that asking for mails does not
 * suppress them.
 */
export const noticesPerMailbox = { name: 'notice-to', max: 10, window: 600 };

/** Wrong guesses for one account, in any call; then the account is locked for the rest of the window. */
export interface GuessLimits {
  perAccount: Limit;
  /** The same for one browser that has signed in to the account before. */
  perDevice: Limit;
}

function guessLimits(perAccount: Limit): GuessLimits {
  return { perAccount, perDevice: { ...perAccount, name: `${perAccount.name}-device` } };
}

export const passwordGuesses = guessLimits({ name: 'guess', max: 10, window: 900 });

/**
 * Mailed codes of one address, whatever the code: 480 guesses a day of a million codes. Not more strict, since anyone can make
 * guesses, and the owner of the address cannot use codes in a new browser for the rest of the window.
 */
export const codeGuesses = guessLimits({ name: 'code-guess', max: 5, window: 900 });

export type Limit = Pick<LimitRule, 'name' | 'max' | 'window'>;

/** A rule of the options that decides for each request. */
export interface LimitOf {
  name: string;
  of: RateLimitRuleOf;
}

/** A call by its name, `signIn.email`, and by its path below `basePath`, `/sign-in/email`. */
export interface LimitedName {
  name: string;
  path: string | undefined;
}

/**
 * The rules of one call. A rule of the options for its name or its exact path replaces all built-in ones; one for many paths
 * replaces only the limit of all calls, so that the limits of single calls do not get lost.
 */
export function rulesFor(
  call: LimitedName,
  { rateLimit, defaults }: { rateLimit: RateLimitOptions; defaults: ReadonlyMap<string, CallLimits> },
): (Limit | LimitOf)[] {
  const { customRules, max, window } = rateLimit;
  const matching = Object.entries(customRules).filter(([pattern]) => matchesCall(pattern, call));
  const specific = matching.filter(([pattern]) => !isForManyPaths(pattern));
  if (specific.length > 0) return specific.flatMap(ownRules);
  const limits = defaults.get(call.name) ?? [];
  const ofCall = limits === 'unlimited' ? [] : limits;
  if (matching.length > 0) return [...matching.flatMap(ownRules), ...ofCall];
  return limits === 'unlimited' ? [] : [{ name: 'any', max, window }, ...ofCall];
}

function ownRules([pattern, rule]: [string, RateLimitOptions['customRules'][string]]): (Limit | LimitOf)[] {
  if (rule === false) return [];
  const name = `own:${pattern}`;
  return [typeof rule === 'function' ? { name, of: rule } : { name, ...rule }];
}

const isPath = (pattern: string) => pattern.startsWith('/');
const isForManyPaths = (pattern: string) => isPath(pattern) && pattern.includes('*');

function matchesCall(pattern: string, { name, path }: LimitedName): boolean {
  if (isPath(pattern)) return path !== undefined && pathPattern(pattern).test(path);
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** `*` is within a segment, `**` any number of segments, `:id` and `{id}` a parameter of the path. */
export function pathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/:(\w+)/g, '{$1}')
    .split(/(\*+)/)
    .map((part) =>
      part.startsWith('**') ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${source.join('')}$`);
}

/** @throws OptionsError for a rule that applies to no call, because its name or path is misspelled. */
export function requireMatchingRules(
  { customRules }: RateLimitOptions,
  calls: readonly { name: string; meta: { openapi?: { path: string } } }[],
): void {
  const names = calls.map(({ name, meta }) => ({ name, path: meta.openapi?.path }));
  const unused = Object.keys(customRules).find((pattern) => !names.some((call) => matchesCall(pattern, call)));
  if (unused !== undefined) throw new OptionsError(`Option rateLimit.customRules: no call matches ${unused}`);
}
