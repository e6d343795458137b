import { inBackground, type Context, type RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { readDevice } from '#server/features/sessions/device-cookie.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { consumeToken, readToken, replaceToken } from '#server/features/verification/single-use-tokens.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import { deriveKey, hmac, sha256, timingSafeEqualText } from '#server/security/hash.ts';
import { randomDigits } from '#server/security/random.ts';
import { normalizeCode } from '#shared/lib/normalize-code.ts';

import { codeBrowser, emailCodeMail, type CodeData, type CodePurpose } from './email-codes.definitions.ts';
import { emailOtpOptions } from './email-codes.options.ts';
import type { EmailCodeMail, GenerateOtp } from './email-codes.types.ts';

interface Purpose {
  key: CodePurpose;
  /** The address that the code is mailed to, or the phone number. */
  email: string;
  /** What else the code is bound to, such as the user of a session. */
  boundTo?: string | undefined;
  /** The audit event of a wrong code. */
  refusal?: 'email-code.refused' | 'phone-code.refused';
}

interface CodeRequest extends Purpose {
  mail: Pick<EmailCodeMail, 'type' | 'newEmail'>;
  /** The user that the code is for, null for a new one; `no mail` if the address gets none. */
  findRecipient: (own: RequestContext) => Promise<User | null | 'no mail'>;
  /** By default at once, also if the call fails. */
  when?: 'now' | 'after commit';
}

/**
 * Mails a code, which replaces an earlier one for the same purpose and address. The recipient is looked up after the
 * response, which is the same for every address, and so are later answers: an address without a mail has a row too.
 */
export function sendCode(ctx: RequestContext, request: CodeRequest): void {
  const { key, email, boundTo, mail, findRecipient, when = 'now' } = request;
  if (!ctx.mailer.canSend(emailCodeMail)) throw new AppError('NOT_FOUND');
  const { bindToBrowser, expiresIn } = emailOtpOptions.of(ctx);
  const secret = codeBrowser.renew(ctx, expiresIn);
  const browser = bindToBrowser ? sha256(secret) : null;

  const task = async (own: RequestContext) => {
    // Otherwise a mail over the limit would invalidate the code that was mailed last.
    own.work.onMailLimit = 'discard';
    const recipient = await findRecipient(own);
    const isMailed = recipient !== 'no mail';
    if (!isMailed && (await own.limiter.countMail(own, own.em, { mailbox: email })) !== null) return;
    const subject = subjectOf({ key, email, boundTo });
    const otp = isMailed ? await codeFor(own, { key, subject }, { email, type: mail.type }) : null;
    const userId = isMailed ? (recipient?.id ?? null) : null;
    await storeCode(own, { key, email, boundTo }, { otp, browser, userId, expiresIn });
    const { ip: ipAddress } = own;
    if (otp !== null) own.sendMail(emailCodeMail, { email, otp, ...mail, userAgent: own.userAgent, ipAddress });
  };
  const run = () => inBackground(ctx, 'send email code', task);
  if (when === 'now') run();
  else ctx.afterCommit('send email code', async () => run());
}

interface Slot {
  key: CodePurpose;
  subject: string;
}

/** The code of an earlier request, if the options mail it again, else a new one. */
async function codeFor(ctx: RequestContext, slot: Slot, about: Parameters<GenerateOtp>[0]): Promise<string> {
  const { resendStrategy, generateOTP, otpLength } = emailOtpOptions.of(ctx);
  const earlier = resendStrategy === 'reuse' ? await readReusable(ctx, slot) : null;
  const otp = earlier ?? (await generateOTP?.(about)) ?? randomDigits(otpLength);
  const { length } = normalizeCode(otp);
  if (length < 6 || length > 64) throw new Error('emailOtp.generateOTP returned a code without 6 to 64 characters');
  return otp;
}

async function readReusable(ctx: RequestContext, { key, subject }: Slot): Promise<string | null> {
  const stored = await readToken(ctx, key, subject);
  if (!stored || stored.expired) return null;
  const { sealed } = stored.data;
  return sealed === undefined
    ? null
    : decrypt(ctx.secrets, sealed, { purpose: `sealed-${key.purpose}`, about: subject });
}

function dataOf(
  ctx: RequestContext,
  { key, subject }: Slot,
  { otp, browser }: { otp: string; browser: string | null },
): CodeData {
  const hash = hashOf(ctx.secrets[0]!, { key, subject, otp: normalizeCode(otp) });
  if (emailOtpOptions.of(ctx).resendStrategy !== 'reuse') return { hash, browser };
  return { hash, browser, sealed: encrypt(ctx.secrets, otp, { purpose: `sealed-${key.purpose}`, about: subject }) };
}

interface StoredCode {
  /** Null if no code was sent. */
  otp: string | null;
  /** The SHA-256 of the secret of the browser that may use it; null for any. */
  browser: string | null;
  userId: string | null;
  expiresIn: number;
}

/** Stores the hash of a code, in place of an earlier one for the same purpose and address. */
export async function storeCode(
  own: RequestContext,
  purpose: Purpose,
  { otp, browser, userId, expiresIn }: StoredCode,
): Promise<void> {
  const { key } = purpose;
  const subject = subjectOf(purpose);
  const data = otp === null ? { hash: '', browser } : dataOf(own, { key, subject }, { otp, browser });
  await replaceToken(own, key, { subject, userId, data, expiresIn });
}

/** A right code that is not used up yet. */
export interface MatchedCode extends Purpose {
  /** Null for the code of a new user. */
  userId: string | null;
  hash: string;
}

/**
 * Compares a typed code. The guess counts first, for the address and over all codes, so that requesting another code gives
 * no more guesses; a known browser is counted apart. In a browser without a code nothing is compared, and nothing counts: others cannot use up the guesses
 * without a mail to the owner of the address. Called before the transaction of the call begins.
 *
 * @throws TOO_MANY_ATTEMPTS, OTP_EXPIRED in the browser that requested the code, else INVALID_OTP.
 */
export async function matchCode(ctx: RequestContext, purpose: Purpose, otp: string): Promise<MatchedCode> {
  const { key, email, refusal = 'email-code.refused' } = purpose;
  const subject = subjectOf(purpose);
  const stored = await readToken(ctx, key, subject);
  const refuse = (code: 'TOO_MANY_ATTEMPTS' | 'OTP_EXPIRED' | 'INVALID_OTP') => {
    ctx.failedAttempts.record(ctx, refusal, {
      subjectId: stored?.userId ?? null,
      details: { type: key.purpose },
    });
    return new AppError(code);
  };

  const { hash, browser } = stored?.data ?? { hash: '', browser: null };
  if (!stored || !isRequester(ctx, browser)) throw refuse('INVALID_OTP');
  // A code for a new address of the caller is not one of an account that the browser has signed in to.
  const isOfAccount = purpose.boundTo === undefined && stored.userId !== null;
  const device = isOfAccount ? readDevice(ctx, stored.userId!) : null;
  const guess = await ctx.limiter.countCodeGuess(ctx, { account: email, device });
  if (guess.wait !== null) throw refuse('TOO_MANY_ATTEMPTS');
  if (stored.expired) throw refuse('OTP_EXPIRED');
  const isRight = ctx.secrets.some((secret) => timingSafeEqualText(hash, hashOf(secret, { key, subject, otp })));
  if (!isRight) throw refuse('INVALID_OTP');
  await ctx.limiter.resetCodeGuesses(ctx.orm.em.fork(), guess);
  return { ...purpose, userId: stored.userId, hash };
}

/**
 * Uses up a code in the transaction of the call, after its user is locked.
 *
 * @throws INVALID_OTP if another call has used or replaced it.
 */
export async function consumeCode(ctx: RequestContext, code: MatchedCode): Promise<void> {
  const consumed = await consumeToken(ctx, code.key, subjectOf(code));
  if (consumed?.data.hash !== code.hash) throw new AppError('INVALID_OTP');
}

/** Whether the code was requested by this browser, or is not bound to one. */
function isRequester(ctx: Context, browser: string | null): boolean {
  return browser === null || codeBrowser.matches(ctx, browser);
}

function subjectOf({ email, boundTo }: Purpose): string {
  return boundTo === undefined ? email : `${boundTo}:${email}`;
}

/** Keyed, since a plain hash of so few digits is reversed by trying them all. */
function hashOf(secret: string, { key, subject, otp }: { key: CodePurpose; subject: string; otp: string }): string {
  return hmac(deriveKey(secret, key.purpose), `${subject}:${otp}`, 'base64url');
}
