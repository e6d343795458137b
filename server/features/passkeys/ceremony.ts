import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use-tokens.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { TokenPurpose } from '#server/call/token-purposes.ts';

import { passkeyBrowser } from './passkey.definitions.ts';
import { passkeyOptions } from './passkey.options.ts';

/** A multiple of four, so that the letters and digits are the base64url form of whole bytes. */
const CHALLENGE_CHARACTERS = 44;

/**
 * Starts a ceremony of WebAuthn. Its challenge is valid for this browser, for the ceremony of `key` and once. The cookie
 * names the browser and not the challenge, so that two tabs do not invalidate each other's.
 */
export function startCeremony(ctx: RequestContext, key: TokenPurpose, user: User | null): string {
  const challenge = randomToken(CHALLENGE_CHARACTERS);
  const { challengeExpiresIn: expiresIn } = passkeyOptions.of(ctx);
  const secret = passkeyBrowser.renew(ctx, expiresIn);
  issueToken(ctx, key, { token: challenge, user, value: sha256(secret), expiresIn });
  return challenge;
}

interface Ceremony {
  challenge: string;
  /** The user who registers a passkey. */
  userId: string | null;
  /** Whether the page was in a frame of another origin. */
  isFramed: boolean;
}

/**
 * The ceremony of a response, which stays open.
 *
 * @throws CHALLENGE_NOT_FOUND unless this browser started it.
 */
export async function findCeremony(ctx: RequestContext, key: TokenPurpose, clientDataJSON: string): Promise<Ceremony> {
  const data = parseClientData(clientDataJSON);
  const stored = data && (await readToken(ctx, key, data.challenge));
  if (!stored || stored.expired || !passkeyBrowser.matches(ctx, stored.value)) {
    throw new AppError('CHALLENGE_NOT_FOUND');
  }
  const isFramed = data.crossOrigin || data.topOrigin !== undefined;
  return { challenge: data.challenge, userId: stored.userId, isFramed };
}

/** Ends a ceremony, for exactly one of several responses. */
export async function endCeremony(ctx: RequestContext, key: TokenPurpose, { challenge }: Ceremony): Promise<void> {
  const consumed = await consumeToken(ctx, key, challenge);
  if (!consumed || consumed.expired) throw new AppError('CHALLENGE_NOT_FOUND');
}

const ClientData = z.object({
  challenge: z.string().max(128),
  crossOrigin: z.boolean().default(false),
  topOrigin: z.string().optional(),
});

/** The fields that the library does not check, or not without the challenge. */
function parseClientData(clientDataJSON: string): z.output<typeof ClientData> | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
  } catch {
    return null;
  }
}
