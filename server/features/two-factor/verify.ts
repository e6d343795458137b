import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import { challengeMethods, countAttempt, findChallenge } from '#server/features/sessions/assurance/challenge.ts';
import type { SignInChallenge } from '#server/features/sessions/assurance/sign-in-challenge.entity.ts';
import { trustDevice } from '#server/features/sessions/assurance/trusted-devices.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import { passChallenge, recordProof } from '#server/features/sessions/start-session.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import type { AuthenticationMethod } from '#shared/sessions/schemas.ts';
import type { SendCode, VerifyBackupCode, VerifyCode } from '#shared/two-factor/schemas.ts';

import { countCode, reportLock } from './attempts.ts';
import { useBackupCode } from './backup-codes.ts';
import { findFactors } from './enrolment.ts';
import { factorsChanged } from './factors-changed.ts';
import { mailCode, useMailedCode } from './mailed-codes.ts';
import { isSealedWithNewest, openTotpKey, sealTotpKey, timeStepOf } from './totp.ts';
import { TwoFactor } from './two-factor.entity.ts';
import { twoFactorChangedMail } from './two-factor.definitions.ts';

/** Who enters a code: a user who signs in, or one with a session, who proves a factor again or sets it up. */
type Verifier = { user: User; boundTo: string } & (
  | { challenge: SignInChallenge }
  | { challenge: null; caller: SessionContext }
);

interface Verification {
  factors: TwoFactor;
  code: string;
  verifier: Verifier;
}

/** A kind of code. */
interface CodeKind {
  amr: AuthenticationMethod;
  mailed: boolean;
  notEnabled: StaticErrorCode;
  /** Whether the user can enter a code of this kind. */
  isExpected(ctx: RequestContext, verification: Verification): Promise<boolean>;
  /** Consumes the code. @throws if it is wrong. */
  use(ctx: RequestContext, verification: Verification): Promise<void>;
  /** Completes the enrolment of the method. @returns whether it was not complete. */
  confirm(factors: TwoFactor): boolean;
}

const totp: CodeKind = {
  amr: 'otp',
  mailed: false,
  notEnabled: 'TOTP_NOT_ENABLED',
  isExpected: async (_ctx, { factors, verifier }) =>
    verifier.challenge ? factors.totpConfirmedAt !== null : factors.totpSecret !== null,
  async use({ em, secrets }, { factors, verifier, code }) {
    const { id: userId } = verifier.user;
    const sealed = factors.totpSecret!;
    const key = openTotpKey(secrets, userId, sealed);
    const step = timeStepOf(key, code, factors.totpParameters);
    // The condition is part of the update, so that no step is accepted twice.
    const isUnused = { $or: [{ lastTotpStep: null }, { lastTotpStep: { $lt: step } }] };
    const used =
      step === null ? 0 : await em.nativeUpdate(TwoFactor, { id: factors.id, ...isUnused }, { lastTotpStep: step });
    if (used === 0) throw new AppError('INVALID_CODE');
    if (!isSealedWithNewest(secrets, userId, sealed)) factors.totpSecret = sealTotpKey(secrets, userId, key);
  },
  confirm(factors) {
    if (factors.totpConfirmedAt !== null) return false;
    factors.totpConfirmedAt = now();
    return true;
  },
};

/** Until mailed codes are confirmed, only `enable` mails a first code. */
async function isMailedCodeExpected(
  ctx: RequestContext,
  factors: TwoFactor,
  { challenge, user }: Verifier,
): Promise<boolean> {
  if (challenge) {
    const methods = await challengeMethods(ctx, { userId: user.id, amr: challenge.amr });
    return methods.includes('otp');
  }
  return factors.mailedCodesAt !== null || factors.mailedCodeHash !== null;
}

const mailedCode: CodeKind = {
  amr: 'email',
  mailed: true,
  notEnabled: 'OTP_NOT_ENABLED',
  isExpected: (ctx, { factors, verifier }) => isMailedCodeExpected(ctx, factors, verifier),
  async use(ctx, { factors, verifier, code }) {
    useMailedCode(ctx, factors, { code, boundTo: verifier.boundTo });
  },
  confirm(factors) {
    if (factors.mailedCodesAt !== null) return false;
    factors.mailedCodesAt = now();
    return true;
  },
};

const backupCode: CodeKind = {
  amr: 'recovery',
  mailed: false,
  notEnabled: 'BACKUP_CODES_NOT_ENABLED',
  isExpected: async (_ctx, { verifier }) => verifier.user.twoFactorEnabled,
  async use(ctx, { verifier: { user }, code }) {
    if (!(await useBackupCode(ctx, user.id, code))) throw new AppError('INVALID_BACKUP_CODE');
    ctx.audit('two-factor.backup-code-used', { actorId: user.id, subjectId: user.id });
    ctx.sendMail(twoFactorChangedMail, { user, change: 'backup-code-used' });
  },
  confirm: () => false,
};

type Verify<Input extends typeof VerifyCode | typeof VerifyBackupCode> = Call<RequestContext, Input>;

export const verifyTotp = ({ ctx, input }: Verify<typeof VerifyCode>) => verifyCode(ctx, totp, input);
export const verifyOtp = ({ ctx, input }: Verify<typeof VerifyCode>) => verifyCode(ctx, mailedCode, input);
export const verifyBackupCode = ({ ctx, input }: Verify<typeof VerifyBackupCode>) => verifyCode(ctx, backupCode, input);

/** Answers the challenge of this browser with a session; without a challenge, records the proof in the caller's session. */
async function verifyCode(
  ctx: RequestContext,
  kind: CodeKind,
  { code, trustDevice: trusts }: { code: string; trustDevice: boolean },
) {
  const verifier = await requireVerifier(ctx);
  if (verifier.challenge) await countAttempt(ctx);
  const counted = await countCode(ctx, verifier.user, { mailed: kind.mailed });

  const user = await lockUser(ctx.em, verifier.user);
  const factors = await findFactors(ctx.em, user);
  try {
    if (!factors || !(await kind.isExpected(ctx, { factors, verifier, code }))) throw new AppError(kind.notEnabled);
    await kind.use(ctx, { factors, verifier, code });
  } catch (error) {
    ctx.failedAttempts.record(ctx, 'session.refused', { subjectId: user.id });
    if (counted.isLast) reportLock(ctx, user);
    throw error;
  }
  await counted.reset(factors);

  if (verifier.challenge) {
    const started = await passChallenge(ctx, verifier.challenge, { method: kind.amr, trusts });
    if (!started) throw new AppError('INVALID_TWO_FACTOR_COOKIE');
    return { token: started.token, user };
  }
  const { caller } = verifier;
  await recordProof(caller, { amr: [kind.amr], level: 2 });
  if (kind.confirm(factors)) await confirmMethod(caller, kind);
  if (trusts) trustDevice(ctx, user);
  return { token: caller.token, user };
}

async function confirmMethod(ctx: SessionContext, { amr: method }: CodeKind): Promise<void> {
  const { user } = ctx;
  const isFirst = !user.twoFactorEnabled;
  user.twoFactorEnabled = true;
  const event = isFirst ? 'two-factor.enabled' : 'two-factor.method-added';
  ctx.audit(event, { actorId: user.id, subjectId: user.id, details: { method } });
  await factorsChanged(ctx, isFirst ? 'enabled' : 'method-added');
}

/** Mails a code to the user who signs in, or to the caller. */
export async function sendOtp({ ctx }: Call<RequestContext, typeof SendCode>) {
  const verifier = await requireVerifier(ctx);
  ctx.work.onMailLimit = 'refuse';
  const user = await lockUser(ctx.em, verifier.user);
  const factors = await findFactors(ctx.em, user);
  if (!factors || !(await isMailedCodeExpected(ctx, factors, verifier))) throw new AppError('OTP_NOT_ENABLED');
  mailCode(ctx, factors, { user, boundTo: verifier.boundTo });
  return { status: true as const };
}

/** @throws INVALID_TWO_FACTOR_COOKIE with neither a challenge nor a session. */
async function requireVerifier(ctx: RequestContext): Promise<Verifier> {
  const challenge = await findChallenge(ctx);
  if (challenge) return { challenge, user: challenge.user.getEntity(), boundTo: challenge.id };
  const current = await findSessionSnapshot(ctx);
  if (current === null) throw new AppError('INVALID_TWO_FACTOR_COOKIE');
  const caller: SessionContext = Object.assign(ctx, { ...current, user: ctx.em.merge(User, current.user) });
  requireNotImpersonated(caller.session);
  ctx.work.onMailLimit = 'refuse';
  return { challenge: null, caller, user: caller.user, boundTo: caller.session.id };
}
