import type { Proof } from '#server/call/principal.ts';
import { now } from '#server/lib/now.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { AssuranceLevel, AuthenticationMethod } from '#shared/sessions/schemas.ts';

import { sessionOptions } from '#server/features/sessions/session.options.ts';

/** A proof by one method, which is a single factor. */
export function proofBy(method: AuthenticationMethod): Proof {
  return { amr: [method], level: 1 };
}

/** A session with its proof. */
export interface ProvenSession {
  amr: readonly AuthenticationMethod[];
  level: AssuranceLevel;
  authenticatedAt: Date;
}

/** The level that sensitive calls require: a second factor from users who have one. */
export function requiredLevel({ twoFactorEnabled }: { twoFactorEnabled: boolean }): AssuranceLevel {
  return twoFactorEnabled ? 2 : 1;
}

/** Whether the session has the level that sensitive calls require, from any time: for calls that take a recent proof too. */
export function hasRequiredLevel({ level }: { level: AssuranceLevel }, user: { twoFactorEnabled: boolean }): boolean {
  return level >= requiredLevel(user);
}

/** A session after another proof. A proof of a lower level than that of the session does not make it recent. */
export function withProof(session: ProvenSession, { amr, level }: Proof): ProvenSession {
  return {
    amr: [...new Set([...session.amr, ...amr])],
    level: level > session.level ? level : session.level,
    authenticatedAt: level >= session.level ? now() : session.authenticatedAt,
  };
}

/**
 * Whether a session was proven recently, at the level that its user requires, for sensitive calls, which an unattended
 * browser must not make.
 */
export function isRecentlyAuthenticated(
  session: ProvenSession,
  user: { twoFactorEnabled: boolean },
  options: Options,
): boolean {
  const { freshAge } = sessionOptions.of({ options });
  if (freshAge === 0) return true;
  return hasRequiredLevel(session, user) && now().getTime() - session.authenticatedAt.getTime() < freshAge * 1000;
}

interface UserSession extends ProvenSession {
  impersonatedBy: string | null;
}

/** Whether a call needs another proof of any user. Impersonators cannot give one; guards reject them where it matters. */
export function needsReauthentication(
  session: UserSession,
  user: { twoFactorEnabled: boolean },
  options: Options,
): boolean {
  return session.impersonatedBy === null && !isRecentlyAuthenticated(session, user, options);
}

/** Whether a call needs another proof of users with a second factor, who must have verified it recently. */
export function needsSecondFactorAgain(
  session: UserSession,
  user: { twoFactorEnabled: boolean },
  options: Options,
): boolean {
  return user.twoFactorEnabled && needsReauthentication(session, user, options);
}

/** Methods that prove a second factor of the user. */
const ownFactors: readonly AuthenticationMethod[] = ['otp', 'passkey', 'recovery'];

/**
 * Whether only an identity provider states the second factor. It then counts for the platform, and for the organization of the
 * provider.
 */
export function restsOnProvider({ amr, level }: Proof): boolean {
  return level === 2 && amr.includes('mfa') && !amr.some((method) => ownFactors.includes(method));
}

/** The level that counts everywhere. */
export function ownLevel(proof: Proof): AssuranceLevel {
  return restsOnProvider(proof) ? 1 : proof.level;
}

/** Whether the user has a second factor, or has signed in with a passkey that is one. */
export function hasSecondFactor(proof: Proof, { twoFactorEnabled }: { twoFactorEnabled: boolean }): boolean {
  return twoFactorEnabled || ownLevel(proof) === 2;
}
