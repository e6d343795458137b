import type { RequestContext } from '#server/call/context.ts';
import { lockRefreshToken, SUCCESSOR, type LockedArtifact } from '#server/features/oauth-provider/storage/artifacts.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { now } from '#server/lib/now.ts';
import { decrypt } from '#server/security/encryption.ts';

/** How often an application gets the same new token again: a limit for loops, far above that of a page with many tabs. */
const MAX_REPLAYS = 20;

/** The refresh token that a request uses. */
interface UsedToken {
  value: string;
  /** Its row, which is locked; null if there is none. */
  locked: LockedArtifact | null;
  /** Whether it is replaced. */
  rotates: boolean;
}

/**
 * The refresh token of a request, or the one that replaced it within the grace period and was not used yet: an application that
 * lost the answer, or whose processes use a token at once, gets it again. A second one would let a thief and the owner go on side
 * by side.
 *
 * Locks the row, so that of parallel requests one replaces the token and the others see by which. The library decides about a
 * token that was used before, which ends its family. @returns null if the token is refused and its family stays.
 */
export async function usedToken({ em, ...ctx }: RequestContext, value: string): Promise<UsedToken | null> {
  const locked = await lockRefreshToken(em, value);
  const itself = { value, locked, rotates: true };
  if (locked === null || locked.consumedAt === null || locked.successor === null) return itself;
  const age = now().getTime() / 1000 - locked.consumedAt;
  if (age > oauthProviderOptions.of(ctx).refreshTokenGrace) return itself;
  const successor = decrypt(ctx.secrets, locked.successor, { purpose: SUCCESSOR, about: locked.hash });
  const next = successor && (await lockRefreshToken(em, successor));
  if (!next || next.consumedAt !== null) return itself;
  if (locked.replays >= MAX_REPLAYS) return null;
  await em.execute('update oauth_artifact set replays = replays + 1 where hash = ?', [locked.hash]);
  return { value: successor, locked: next, rotates: false };
}
