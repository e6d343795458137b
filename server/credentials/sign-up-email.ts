import { Account, CREDENTIAL } from '#server/account/account.entity.ts';
import type { Call, Working } from '#server/context.ts';
import { refuseDuplicate } from '#server/db/duplicates.ts';
import { AppError } from '#server/errors.ts';
import { hashPassword } from '#server/security/password.ts';
import { startSession } from '#server/session/start-session.ts';
import { User } from '#server/user/user.entity.ts';
import type { SignUpEmail } from '#shared/credentials.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { requirePasswordLength } from './password-rules.ts';

/** A new person with a password; signed in at once unless options say otherwise. */
export async function signUpEmail({ ctx, input }: Call<Working, typeof SignUpEmail>) {
  const { em, options } = ctx;
  const { enabled, disableSignUp, autoSignIn, requireEmailVerification, bcryptCost } = options.emailAndPassword;
  if (!enabled || disableSignUp) throw new AppError('EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED');
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');
  requirePasswordLength(input.password, options);

  const password = await hashPassword(input.password, bcryptCost);
  const user = em.create(User, {
    email: canonicalEmail(input.email),
    name: input.name,
    image: input.image ?? null,
    role: options.admin.defaultRole,
  });
  em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password });
  ctx.audit('user.signed-up', { actorId: user.id, subjectId: user.id });
  await em.flush().catch(refuseDuplicate('USER_ALREADY_EXISTS'));

  const signsIn = autoSignIn && !requireEmailVerification;
  const token = signsIn ? await startSession(ctx, user, { remember: input.rememberMe }) : null;
  return { token, user };
}
