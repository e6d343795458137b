/** How often something may be done: by one client, or to one address. All rules that match a call apply. */
export interface LimitRule {
  name: string;
  /** Names of calls; a `*` stands for any rest. */
  calls: readonly string[];
  by: 'client' | 'address';
  max: number;
  /** In seconds. */
  window: number;
}

/** Calls that carry no secret to guess and that pages and servers make all the time. */
const unlimited = ['getSession', 'ok', 'error'];

/** How many mails one mailbox gets at somebody's asking, whichever calls they ask by. */
export const mailsPerAddress = { name: 'mail-to', max: 5, window: 600 };

/** The limits of the service as shipped (wire.md section 5, and what section 12 E asks beside it). */
export const limitRules: readonly LimitRule[] = [
  { name: 'any', calls: ['*'], by: 'client', max: 100, window: 10 },
  {
    name: 'sign-in',
    calls: ['signIn.*', 'signUp.*', 'changePassword', 'changeEmail', 'deleteUser'],
    by: 'client',
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
    by: 'client',
    max: 10,
    window: 60,
  },
  { name: 'magic-link', calls: ['signIn.magicLink', 'magicLink.verify'], by: 'client', max: 5, window: 60 },
  {
    name: 'mail',
    calls: ['forgetPassword', 'requestPasswordReset', 'sendVerificationEmail'],
    by: 'client',
    max: 3,
    window: 60,
  },
  {
    name: 'token',
    calls: ['resetPassword', 'resetPasswordCallback', 'verifyEmail', 'deleteUserCallback', 'admin.setup'],
    by: 'client',
    max: 10,
    window: 60,
  },
  {
    name: 'invite',
    calls: ['organization.inviteMember', 'organization.resendInvitation'],
    by: 'client',
    max: 20,
    window: 60,
  },
  {
    ...mailsPerAddress,
    calls: [
      'forgetPassword',
      'requestPasswordReset',
      'sendVerificationEmail',
      'signIn.magicLink',
      'signUp.email',
      'changeEmail',
      'organization.inviteMember',
      'organization.resendInvitation',
    ],
    by: 'address',
  },
];

/** Wrong passwords for one account, whichever call they are tried with, before it takes a rest. */
export const guessesPerAccount = { max: 10, window: 900 };

export type CustomRules = Readonly<Record<string, { window: number; max: number } | false>>;

/** The rules of one call; an operator's own take the place of those by client. */
export function rulesFor(call: string, custom: CustomRules): LimitRule[] {
  const shipped = limitRules.filter(
    ({ name, calls }) =>
      calls.some((pattern) => covers(pattern, call)) && !(name === 'any' && unlimited.includes(call)),
  );
  const own = Object.entries(custom).filter(([pattern]) => covers(pattern, call));
  if (own.length === 0) return shipped;
  const replaced = own.flatMap(([pattern, limit]) =>
    limit ? [{ name: `own:${pattern}`, calls: [pattern], by: 'client' as const, ...limit }] : [],
  );
  return [...replaced, ...shipped.filter(({ by }) => by === 'address')];
}

function covers(pattern: string, call: string): boolean {
  return pattern.endsWith('*') ? call.startsWith(pattern.slice(0, -1)) : call === pattern;
}
