import { inBackground, type Call, type RequestContext } from '#server/call/context.ts';
import { storeCode } from '#server/features/email-codes/codes.ts';
import { codeBrowser, type CodePurpose } from '#server/features/email-codes/email-codes.definitions.ts';
import { findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import { User } from '#server/features/users/user.entity.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomDigits } from '#server/security/random.ts';
import type { PhoneNumberPayload } from '#shared/phone-number/schemas.ts';

import { requirePhoneNumber } from './normalize.ts';
import { ofNumber, phoneCode, phoneResetCode } from './phone-number.definitions.ts';
import { phoneNumberOptions } from './phone-number.options.ts';
import type { SendPhoneCode } from './phone-number.types.ts';

/** Sends a code that signs in, or that sets the number of a caller with a session. */
export async function sendPhoneOtp({ ctx, input }: Call<RequestContext, typeof PhoneNumberPayload>) {
  const { sendOTP, signUpOnVerification } = phoneNumberOptions.of(ctx);
  const phoneNumber = await requirePhoneNumber(ctx, input.phoneNumber);
  const mayBeNew = signUpOnVerification !== undefined || (await findSessionSnapshot(ctx)) !== null;
  sendCode(ctx, phoneNumber, { key: phoneCode, send: sendOTP!, mayBeNew });
  return { message: 'code sent' as const };
}

/** Sends a code that sets a new password. */
export async function requestResetByPhone({ ctx, input }: Call<RequestContext, typeof PhoneNumberPayload>) {
  const { sendOTP, sendPasswordResetOTP = sendOTP } = phoneNumberOptions.of(ctx);
  const phoneNumber = await requirePhoneNumber(ctx, input.phoneNumber);
  sendCode(ctx, phoneNumber, { key: phoneResetCode, send: sendPasswordResetOTP!, mayBeNew: false });
  return { status: true as const };
}

/**
 * Sends a code, which replaces an earlier one for the same purpose and number. The user is looked up after the response, which is
 * the same for every number, and so are later answers: a number without a message has a row too.
 */
function sendCode(
  ctx: RequestContext,
  phoneNumber: string,
  { key, send, mayBeNew }: { key: CodePurpose; send: SendPhoneCode; mayBeNew: boolean },
): void {
  const { bindToBrowser, expiresIn, otpLength } = phoneNumberOptions.of(ctx);
  const secret = codeBrowser.renew(ctx, expiresIn);
  const browser = bindToBrowser ? sha256(secret) : null;

  inBackground(ctx, 'send phone code', async (own) => {
    // A code over the limit would invalidate the one that was sent last.
    if ((await own.limiter.countMail(own, own.em, { mailbox: phoneNumber })) !== null) return;
    const user = await own.em.findOne(User, { phoneNumber });
    const code = user || mayBeNew ? randomDigits(otpLength) : null;
    await storeCode(own, ofNumber(key, phoneNumber), { otp: code, browser, userId: user?.id ?? null, expiresIn });
    // The message must not leave before the code is stored.
    if (code !== null)
      own.afterCommit('send a text message', async () => send({ phoneNumber, code }, own.webRequest()));
  });
}
