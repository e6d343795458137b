/**
 * The states in which a rule against takeover could fail. A generator that never reaches them shows nothing, so that the test
 * counts how often each occurs.
 */
const states = {
  'only proven domains decide': [
    'a new user of a proven domain',
    'a user of a subdomain',
    'a verified user joins',
    'an unverified user joins',
    'a user returns',
    'a user returns with a lost domain',
    'a user returns without a domain of the organization',
    'a domain of another organization',
    'a domain that is not proven',
    'sso_email_missing',
    'sso_email_not_verified',
    'sso_identity_changed',
    'sso_account_refused',
    'sso_not_assigned',
  ],
  'nothing changes in another organization': ['a member of another organization signs in'],
  'a proof changes no account': ['a domain of users is proven', 'a user of the new proof signs in'],
  'no role above the ceiling': [
    'a role above the ceiling is not given',
    'a role below the ceiling is given',
    'a role is taken',
    'a member above the ceiling is not changed',
    'an owner is not changed',
  ],
  'a changed identity is accepted within the same rules': ['accepted', 'refused for a privileged user'],
  'a deletion deletes identities and sessions only': [
    'with identities',
    'with sessions',
    'while its users have other sessions',
  ],
  'a required identity is not unlinked': [
    'refused',
    'allowed for an owner or an administrator',
    'allowed without the requirement',
    'refused as the last sign-in method',
  ],
} as const;

export type Rule = keyof typeof states;

export class ReachedStates {
  readonly #counts = new Map<string, number>(
    Object.entries(states).flatMap(([rule, names]) => names.map((name): [string, number] => [`${rule}: ${name}`, 0])),
  );

  /** Counts one if it occurs. */
  count<R extends Rule>(rule: R, name: (typeof states)[R][number], occurs = true): void {
    const key = `${rule}: ${name}`;
    if (occurs) this.#counts.set(key, this.#counts.get(key)! + 1);
  }

  get counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  /** Of which the test shows nothing. */
  get missing(): string[] {
    return [...this.#counts].filter(([, count]) => count === 0).map(([key]) => key);
  }
}
