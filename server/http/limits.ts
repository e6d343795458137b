/** How often one client may make certain calls. All rules that match a call apply. */
export interface LimitRule {
  name: string;
  /** Names of calls; a `*` stands for any rest. */
  calls: readonly string[];
  max: number;
  /** In seconds. */
  window: number;
}

/** Calls that carry no secret to guess and that pages and servers make all the time. */
const unlimited = ['getSession', 'ok', 'error'];

/** The limits of the service as shipped (wire.md section 5, and what section 12 E asks beside it). */
export const limitRules: readonly LimitRule[] = [
  { name: 'any', calls: ['*'], max: 100, window: 10 },
  {
    name: 'sign-in',
    calls: ['signIn.*', 'signUp.*', 'changePassword', 'changeEmail', 'deleteUser'],
    max: 3,
    window: 10,
  },
  {
    // Each of these computes a password hash, the dearest work that the service does.
    name: 'password',
    calls: [
      'signIn.email',
      'signUp.email',
      'changePassword',
      'deleteUser',
      'admin.createUser',
      'admin.setUserPassword',
    ],
    max: 10,
    window: 60,
  },
  { name: 'magic-link', calls: ['signIn.magicLink', 'magicLink.verify'], max: 5, window: 60 },
  { name: 'mail', calls: ['forgetPassword', 'requestPasswordReset', 'sendVerificationEmail'], max: 3, window: 60 },
  {
    name: 'token',
    calls: ['resetPassword', 'resetPasswordCallback', 'verifyEmail', 'deleteUserCallback', 'admin.setup'],
    max: 10,
    window: 60,
  },
  { name: 'invite', calls: ['organization.inviteMember', 'organization.resendInvitation'], max: 20, window: 60 },
];

/** Mails written to one mailbox, whichever calls write them. */
export const mailsPerMailbox = { name: 'mail-to', max: 5, window: 600 };

/** Wrong passwords for one account, whichever call they are tried with, before it is locked for a while. */
export const guessesPerAccount = { name: 'guess', max: 10, window: 900 };

/** The same for one browser that has signed in to the account before. */
export const guessesPerDevice = { ...guessesPerAccount, name: 'guess-device' };

export type CustomRules = Readonly<Record<string, { window: number; max: number } | false>>;

/** The rules of one call, the narrowest first; an operator's own take the place of ours. */
export function rulesFor(call: string, custom: CustomRules): LimitRule[] {
  const own = Object.entries(custom).filter(([pattern]) => covers(pattern, call));
  const rules =
    own.length > 0
      ? own.flatMap(([pattern, limit]) => (limit ? [{ name: `own:${pattern}`, calls: [pattern], ...limit }] : []))
      : shippedRulesFor(call);
  return rules.toSorted((a, b) => a.max / a.window - b.max / b.window);
}

function shippedRulesFor(call: string): LimitRule[] {
  return limitRules.filter(
    ({ name, calls }) =>
      calls.some((pattern) => covers(pattern, call)) && !(name === 'any' && unlimited.includes(call)),
  );
}

function covers(pattern: string, call: string): boolean {
  return pattern.endsWith('*') ? call.startsWith(pattern.slice(0, -1)) : call === pattern;
}
