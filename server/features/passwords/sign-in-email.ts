import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import type { Call, Working } from '#server/context.ts';
import type { Query } from '#server/db/reads.ts';
import { AppError } from '#server/errors.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { remindToVerify } from '#server/features/verification/send-verification-email.ts';
import type { SignInEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { lockMatchingAccount, passwordMatches, type Compared } from './check-password.ts';
import { passwordOptions } from './password.options.ts';

/** Signs in by password. Unknown address, no password and wrong password are one answer, at one cost. */
export async function signInEmail({ ctx, input }: Call<Working, typeof SignInEmail>) {
  const options = passwordOptions.of(ctx);
  if (!options.enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');

  const credential = await requireCredential(ctx, input);
  if (options.requireEmailVerification && !credential.emailVerified) {
    remindToVerify(ctx, credential, input.callbackURL);
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const { user } = await lockMatchingAccount(ctx, credential, {
    password: input.password,
    // Whoever changes the password from here on ends the new session with the others. A share does not keep two who sign
    // in from each other; two who lift one ban would each wait for the other's.
    lock: credential.banned ? 'for update' : 'for key share',
    refused: { changed: 'INVALID_EMAIL_OR_PASSWORD', gone: 'FAILED_TO_CREATE_SESSION' },
  });
  const token = await startSession(ctx, user, { remember: input.rememberMe });
  const url = input.callbackURL || undefined;
  return { redirect: url !== undefined, token, url, user };
}

type Credential = Compared & Pick<User, 'emailVerified' | 'banned'>;

/** The account, or nulls for an unknown address; and, in the same snapshot, which hashes exist. */
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

/** Reads no entity: one made before the password is compared would tell a known address by the time that takes. */
async function requireCredential(ctx: Working, { email, password }: { email: string; password: string }) {
  const address = canonicalEmail(email);
  const [row] = await ctx.reads.rows<CredentialRow>(credentialByEmail, [address]);
  const { highestCost, scrypt } = row!;
  const credential = row!.id === null ? null : (row as Credential);
  const bcryptCost = Math.max(passwordOptions.of(ctx).bcryptCost, Number(highestCost));
  const matches = await passwordMatches(ctx, credential, { email: address, password, price: { bcryptCost, scrypt } });
  if (credential && matches) return credential;
  ctx.refusals.record(ctx, 'session.refused', { subjectId: credential?.userId ?? null });
  throw new AppError('INVALID_EMAIL_OR_PASSWORD');
}
