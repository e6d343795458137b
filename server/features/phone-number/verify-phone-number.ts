import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import { LockMode } from '@mikro-orm/postgresql';

import { requireSignInAllowed } from '#server/call/sign-in-policies.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/lib/errors.ts';
import { consumeCode, matchCode } from '#server/features/email-codes/codes.ts';
import { isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import { isRecentlyAuthenticated } from '#server/features/sessions/assurance/proof.ts';
import { requireSession } from '#server/features/sessions/current-session.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { createUser } from '#server/features/users/create-user.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import { Email, Name } from '#shared/lib/fields.ts';
import type { VerifyPhoneNumber } from '#shared/phone-number/schemas.ts';

import { requirePhoneNumber } from './normalize.ts';
import { PHONE_NUMBER, setPhoneNumber } from './phone-number.credential.ts';
import { ofNumber, phoneCode } from './phone-number.definitions.ts';
import { phoneNumberOptions } from './phone-number.options.ts';

type VerifyCall = Call<RequestContext, typeof VerifyPhoneNumber>;

/** Takes the code of a text message: signs in the user of the number, or sets the number of the caller. */
export async function verifyPhoneNumber(call: VerifyCall) {
  const phoneNumber = await requirePhoneNumber(call.ctx, call.input.phoneNumber);
  return call.input.updatePhoneNumber ? changePhoneNumber(call, phoneNumber) : signInByCode(call, phoneNumber);
}

async function signInByCode({ ctx, input }: VerifyCall, phoneNumber: string) {
  const code = await matchCode(ctx, ofNumber(phoneCode, phoneNumber), input.code);
  // The user is locked before the code, as in other calls; another order would deadlock.
  await ctx.em.begin();
  const existing = await ctx.em.findOne(User, { phoneNumber }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await consumeCode(ctx, code);
  const user = existing ?? (await createUserOfNumber(ctx, phoneNumber));
  notifyVerified(ctx, user);
  // Without the second factor, a user who has one is not shown.
  if (input.disableSession) return { status: true as const, token: null, user: user.twoFactorEnabled ? null : user };
  const started = await startSession(ctx, user, { proof: 'sms', method: PHONE_NUMBER });
  return isChallenge(started) ? started : { status: true as const, token: started.token, user };
}

async function createUserOfNumber(ctx: RequestContext, phoneNumber: string): Promise<User> {
  const { signUpOnVerification } = phoneNumberOptions.of(ctx);
  if (!signUpOnVerification) throw new AppError('PHONE_NUMBER_NOT_EXIST');
  const { getTempEmail, getTempName = (number) => number } = signUpOnVerification;
  const email = Email.parse(getTempEmail(phoneNumber));
  await requireSignInAllowed(ctx, { email, method: PHONE_NUMBER });
  return createUser(ctx, { email, name: Name.parse(getTempName(phoneNumber)), phoneNumber }, { signUp: PHONE_NUMBER });
}

/** A number signs in, so that changing it needs a recent proof. */
async function changePhoneNumber({ ctx, input }: VerifyCall, phoneNumber: string) {
  const { session, user, token } = await requireSession(ctx);
  requireNotImpersonated(session);
  if (!isRecentlyAuthenticated(session, user, ctx.options)) throw new AppError('SESSION_IS_NOT_FRESH');
  const code = await matchCode(ctx, ofNumber(phoneCode, phoneNumber), input.code);
  const locked = await lockUser(ctx.em, user);
  await consumeCode(ctx, code);
  setPhoneNumber(locked, phoneNumber);
  await ctx.em.flush().catch(mapConstraintError('user_phone_number_unique', 'PHONE_NUMBER_EXIST'));
  ctx.audit('account.linked', { actorId: user.id, subjectId: user.id, details: { provider: PHONE_NUMBER } });
  ctx.reply.clearSessionCache();
  notifyVerified(ctx, locked);
  return { status: true as const, token, user: locked };
}

function notifyVerified(ctx: RequestContext, user: User): void {
  const { callbackOnVerification } = phoneNumberOptions.of(ctx);
  const request = ctx.webRequest();
  if (!callbackOnVerification) return;
  ctx.afterCommit('callbackOnVerification', async () =>
    callbackOnVerification({ phoneNumber: user.phoneNumber!, user }, request),
  );
}
