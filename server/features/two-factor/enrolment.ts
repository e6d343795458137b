import type { EntityManager } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { hasPassword, requirePassword } from '#server/features/passwords/password-account.ts';
import { hasRequiredLevel, isRecentlyAuthenticated } from '#server/features/sessions/assurance/proof.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { lowerLevel } from '#server/features/sessions/start-session.ts';
import { inSeconds } from '#server/lib/now.ts';
import { lockUser } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import type { EnableTwoFactor, WithPassword } from '#shared/two-factor/schemas.ts';

import { replaceBackupCodes } from './backup-codes.ts';
import { factorsChanged, turnOff } from './factors-changed.ts';
import { mailCode } from './mailed-codes.ts';
import { recordFirstFactors } from './recovery/first-factors.ts';
import { newTotpKey, openTotpKey, sealTotpKey, totpUri, type TotpParameters } from './totp.ts';
import { TwoFactor } from './two-factor.entity.ts';
import { twoFactorCodeMail } from './two-factor.definitions.ts';
import { twoFactorOptions } from './two-factor.options.ts';

/** Begins to set up a method. It counts once a first code was verified; a passkey has proven itself at its registration. */
export async function enableTwoFactor({ ctx, input }: Call<SessionContext, typeof EnableTwoFactor>) {
  await requireProof(ctx, input.password);
  const user = await lockUser(ctx.em, ctx.user);
  const factors = (await findFactors(ctx.em, user)) ?? ctx.em.create(TwoFactor, { user });
  if (input.method === 'totp') return enableTotp(ctx, factors, input.issuer);
  if (input.method === 'otp') enableMailedCodes(ctx, factors);
  else await enablePasskeys(ctx, factors);
  return { method: input.method };
}

async function enableTotp(ctx: SessionContext, factors: TwoFactor, issuer?: string) {
  const { user, secrets } = ctx;
  if (factors.totpConfirmedAt !== null) throw new AppError('TOTP_ALREADY_ENABLED');
  const key = newTotpKey();
  factors.totpSecret = sealTotpKey(secrets, user.id, key);
  factors.totpParameters = null;
  // Codes that the user has written down stay valid: the user may not finish.
  const backupCodes = user.twoFactorEnabled ? [] : await replaceBackupCodes(ctx, user);
  return { method: 'totp' as const, totpURI: uriOf(ctx, { key, parameters: null }, issuer), backupCodes };
}

function enableMailedCodes(ctx: SessionContext, factors: TwoFactor): void {
  if (!twoFactorOptions.of(ctx).mailedCodes.enabled || !ctx.mailer.canSend(twoFactorCodeMail)) {
    throw new AppError('OTP_NOT_CONFIGURED');
  }
  if (factors.mailedCodesAt === null) mailCode(ctx, factors, { user: ctx.user, boundTo: ctx.session.id });
}

async function enablePasskeys(ctx: SessionContext, factors: TwoFactor): Promise<void> {
  const { em, user, session, secondFactors } = ctx;
  const passkeys = secondFactors.find(({ method }) => method === 'passkey');
  if (!(await passkeys?.isEnrolled(em, user.id))) throw new AppError('NO_PASSKEY_REGISTERED');
  if (user.twoFactorEnabled) return;
  user.twoFactorEnabled = true;
  recordFirstFactors(factors, session.amr);
  ctx.audit('two-factor.enabled', { subjectId: user.id, details: { method: 'passkey' } });
  await factorsChanged(ctx, 'enabled');
}

/** Turns second factors off. Passkeys still sign in. */
export async function disableTwoFactor({ ctx, input }: Call<SessionContext, typeof WithPassword>) {
  await requireProof(ctx, input.password);
  const user = await lockUser(ctx.em, ctx.user);
  if (!user.twoFactorEnabled) throw new AppError('TWO_FACTOR_NOT_ENABLED');
  await turnOff(ctx, user);
  lowerLevel(ctx);
  await factorsChanged(ctx, 'disabled');
  return { status: true as const };
}

/** The key for another authenticator app, of a user who sets up TOTP or has done so. */
export async function getTotpUri({ ctx, input }: Call<SessionContext, typeof WithPassword>) {
  await requireProof(ctx, input.password);
  const factors = await findFactors(ctx.em, ctx.user);
  if (!factors?.totpSecret) throw new AppError('TOTP_NOT_ENABLED');
  const key = openTotpKey(ctx.secrets, ctx.user.id, factors.totpSecret);
  return { totpURI: uriOf(ctx, { key, parameters: factors.totpParameters }) };
}

/** Creates new backup codes; earlier ones become invalid. */
export async function generateBackupCodes({ ctx, input }: Call<SessionContext, typeof WithPassword>) {
  await requireProof(ctx, input.password);
  const user = await lockUser(ctx.em, ctx.user);
  if (!user.twoFactorEnabled) throw new AppError('TWO_FACTOR_NOT_ENABLED');
  const backupCodes = await replaceBackupCodes(ctx, user);
  ctx.audit('two-factor.backup-codes-created', { subjectId: user.id });
  await factorsChanged(ctx, 'backup-codes-created');
  return { status: true as const, backupCodes };
}

/** Long enough to confirm the identity and go on, too short for an unattended browser. */
const PROOF_SECONDS = 300;

/**
 * Requires the password, in a session with the second factor of users who have one; or a proof within the last five minutes.
 * Users who have neither a password nor a second factor can only prove themselves by signing in: a fresh session suffices.
 */
async function requireProof(ctx: SessionContext, password: string | undefined): Promise<void> {
  const { session, user, options } = ctx;
  if (!hasRequiredLevel(session, user)) throw new AppError('SESSION_IS_NOT_FRESH');
  if (password !== undefined) return void (await requirePassword(ctx, password));
  const isRecent = session.authenticatedAt >= inSeconds(-PROOF_SECONDS);
  const isProven = isRecentlyAuthenticated(session, user, options) && (isRecent || !(await canProve(ctx)));
  if (!isProven) throw new AppError('SESSION_IS_NOT_FRESH');
}

async function canProve({ em, user }: SessionContext): Promise<boolean> {
  return user.twoFactorEnabled || (await hasPassword(em, user.id));
}

export async function findFactors(em: EntityManager, user: User): Promise<TwoFactor | null> {
  return em.findOne(TwoFactor, { user: user.id });
}

function uriOf(
  ctx: SessionContext,
  key: { key: string; parameters: TotpParameters | null },
  issuer = twoFactorOptions.of(ctx).issuer ?? ctx.options.appName,
): string {
  return totpUri(key, { issuer, label: ctx.user.email });
}
