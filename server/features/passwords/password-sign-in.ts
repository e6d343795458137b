import { requireSignInAllowed } from '#server/call/sign-in-policies.ts';
import type { RequestContext } from '#server/call/context.ts';
import type { Query } from '#server/db/reads.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import { costClassesOfHashes, CREDENTIAL, type Account } from '#server/features/accounts/account.entity.ts';
import { isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { ELSEWHERE_CLASS } from '#server/security/password-kinds/elsewhere.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { confirmByPassword } from '#server/features/verification/mailbox-browser.ts';
import { mailProofLater } from '#server/features/verification/proof-mail.ts';

import { waitForNextInterval } from './elsewhere.ts';
import { lockMatchingAccount, passwordMatches } from './password-account.ts';
import { passwordOptions } from './password.options.ts';

/** What identifies the user of a sign-in with a password. */
export interface SignInName {
  query: Query;
  /** The name of the sign-in method. */
  method: string;
  /** Unknown, missing and wrong passwords are answered with it. */
  refusal: StaticErrorCode;
}

interface PasswordSignIn {
  name: string;
  password: string;
  rememberMe: boolean;
  callbackURL?: string | undefined;
}

/** Signs in with a password. An unknown name, a missing and a wrong password have the same response and the same cost. */
export async function signInWithPassword(ctx: RequestContext, kind: SignInName, input: PasswordSignIn) {
  const credential = await requireCredential(ctx, kind, input);
  if (passwordOptions.of(ctx).requireEmailVerification && !credential.emailVerified) {
    await requireSignInAllowed(ctx, { email: credential.email, method: kind.method });
    mailProofLater(ctx, { id: credential.userId, email: credential.email }, input.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const { user } = await lockMatchingAccount(ctx, credential, {
    password: input.password,
    // A later change of the password ends the new session too. A share lock permits concurrent sign-ins, but two that lift
    // the same ban would deadlock.
    lock: credential.banned ? 'for update' : 'for key share',
    errors: { changed: kind.refusal, deleted: 'FAILED_TO_CREATE_SESSION' },
  });
  confirmByPassword(ctx, user);
  const url = input.callbackURL || undefined;
  const { method } = kind;
  const started = await startSession(ctx, user, {
    proof: 'pwd',
    method,
    remember: input.rememberMe,
    callbackURL: url,
  });
  return isChallenge(started) ? started : { redirect: url !== undefined, token: started.token, url, user };
}

/** Reads plain rows: creating an entity takes time, which would reveal that a name has an account. */
async function requireCredential(ctx: RequestContext, { query, method, refusal }: SignInName, input: PasswordSignIn) {
  const { name, password } = input;
  const start = performance.now();
  const [row] = await ctx.reads.rows<CredentialRow>(query, [name]);
  const { costClasses, ...account } = row!;
  const credential = account.id === null ? null : (account as Credential);
  // All names of a user share the limit of guesses, which counts by email.
  const email = credential?.email ?? name;
  const matches = await passwordMatches(ctx, credential, { email, password, costClasses });
  if (credential && matches) return credential;
  if (costClasses.includes(ELSEWHERE_CLASS)) await waitForNextInterval(start);
  ctx.failedAttempts.record(ctx, 'session.refused', { subjectId: credential?.userId ?? null });
  await requireSignInAllowed(ctx, { email, method });
  throw new AppError(refusal);
}

type Credential = Pick<Account, 'id' | 'userId' | 'password'> & Pick<User, 'email' | 'emailVerified' | 'banned'>;

/** The account, or nulls for an unknown name; and the cost classes of all stored hashes. */
type CredentialRow = { [Column in keyof Credential]: Credential[Column] | null } & {
  costClasses: string[];
};

/** The query for the account of the user whose column has a value. */
export function credentialBy(column: 'email' | 'username' | 'phone_number'): Query {
  return {
    name: `credential_by_${column}`,
    text: `select a.id, a.password, a.user_id "userId", u.email, u.email_verified "emailVerified", u.banned,
      ${costClassesOfHashes} "costClasses"
    from (select) one left join ("user" u join account a on a.user_id = u.id and a.provider_id = '${CREDENTIAL}')
      on u.${column} = $1`,
  };
}
