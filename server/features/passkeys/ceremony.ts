import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { beginFlow, endFlow, findFlow, type BrowserFlow } from '#server/features/verification/browser-flow.ts';
import { randomToken } from '#server/security/random.ts';

import { passkeyOptions } from './passkey.options.ts';

/** A multiple of four, so that the letters and digits are the base64url form of whole bytes. */
const CHALLENGE_CHARACTERS = 44;

type CeremonyFlow = BrowserFlow<null>;

/** Starts a ceremony of WebAuthn. Its challenge is valid for this browser, for this ceremony and once. */
export function startCeremony(ctx: RequestContext, flow: CeremonyFlow, user: User | null): string {
  const challenge = randomToken(CHALLENGE_CHARACTERS);
  const { challengeExpiresIn: expiresIn } = passkeyOptions.of(ctx);
  beginFlow(ctx, flow, { state: challenge, user, data: null, expiresIn });
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
export async function findCeremony(ctx: RequestContext, flow: CeremonyFlow, clientDataJSON: string): Promise<Ceremony> {
  const data = parseClientData(clientDataJSON);
  const open = data && (await findFlow(ctx, flow, data.challenge));
  if (!data || !open?.isOwn) throw new AppError('CHALLENGE_NOT_FOUND');
  const isFramed = data.crossOrigin || data.topOrigin !== undefined;
  return { challenge: data.challenge, userId: open.userId, isFramed };
}

/** Ends a ceremony, for exactly one of several responses. */
export async function endCeremony(ctx: RequestContext, flow: CeremonyFlow, { challenge }: Ceremony): Promise<void> {
  if (!(await endFlow(ctx, flow, challenge))) throw new AppError('CHALLENGE_NOT_FOUND');
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
