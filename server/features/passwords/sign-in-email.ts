import type { Call, RequestContext } from '#server/context.ts';
import type { Query } from '#server/db/reads.ts';
import { AppError } from '#server/errors.ts';
import { CREDENTIAL, type Account } from '#server/features/accounts/account.entity.ts';
import { isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { mailVerificationLater } from '#server/features/verification/email-links.ts';
import type { SignInEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { lockMatchingAccount, passwordMatches } from './password-account.ts';
import { passwordOptions } from './password.options.ts';

/** Signs in with a password. An unknown address, a missing and a wrong password have the same response and the same cost. */
export async function signInEmail({ ctx, input }: Call<RequestContext, typeof SignInEmail>) {
  const options = passwordOptions.of(ctx);
  if (!options.enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');

  const credential = await requireCredential(ctx, input);
  if (options.requireEmailVerification && !credential.emailVerified) {
    mailVerificationLater(ctx, credential.userId, input.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const { user } = await lockMatchingAccount(ctx, credential, {
    password: input.password,
    // A later change of the password ends the new session too. A share lock permits concurrent sign-ins, but two that lift
    // the same ban would deadlock.
    lock: credential.banned ? 'for update' : 'for key share',
    errors: { changed: 'INVALID_EMAIL_OR_PASSWORD', deleted: 'FAILED_TO_CREATE_SESSION' },
  });
  const url = input.callbackURL || undefined;
  const started = await startSession(ctx, user, { proof: 'pwd', remember: input.rememberMe, callbackURL: url });
  return isChallenge(started) ? started : { redirect: url !== undefined, token: started.token, url, user };
}

/** Reads plain rows: creating an entity takes time, which would reveal that an address has an account. */
async function requireCredential(ctx: RequestContext, { email, password }: { email: string; password: string }) {
  const address = canonicalEmail(email);
  const [row] = await ctx.reads.rows<CredentialRow>(credentialByEmail, [address]);
  const { highestCost, scrypt, ...account } = row!;
  const credential = account.id === null ? null : (account as Credential);
  const bcryptCost = Math.max(passwordOptions.of(ctx).bcryptCost, Number(highestCost));
  const matches = await passwordMatches(ctx, credential, { email: address, password, costs: { bcryptCost, scrypt } });
  if (credential && matches) return credential;
  ctx.refusals.record(ctx, 'session.refused', { subjectId: credential?.userId ?? null });
  throw new AppError('INVALID_EMAIL_OR_PASSWORD');
}

type Credential = Pick<Account, 'id' | 'userId' | 'password'> & Pick<User, 'emailVerified' | 'banned'>;

/** The account, or nulls for an unknown address; and the highest cost of all stored hashes. */
type CredentialRow = { [Column in keyof Credential]: Credential[Column] | null } & {
  highestCost: string | null;
  scrypt: boolean;
};

const credentialByEmail: Query = {
  name: 'credential_by_email',
  text: `select a.id, a.password, a.user_id "userId", u.email_verified "emailVerified", u.banned,
      (select max(split_part(password, '$', 3)) from account where password is not null) "highestCost",
      exists(select from account where password is not null and split_part(password, '$', 3) = '') scrypt
    from (select) one left join ("user" u join account a on a.user_id = u.id and a.provider_id = '${CREDENTIAL}')
      on u.email = $1`,
};
