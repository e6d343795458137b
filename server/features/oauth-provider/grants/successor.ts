import type { RequestContext } from '#server/call/context.ts';
import { hashOf, SUCCESSOR } from '#server/features/oauth-provider/storage/artifacts.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { now } from '#server/lib/now.ts';
import { decrypt } from '#server/security/encryption.ts';

/** How often an application gets the same new token again: a limit for loops, far above that of a page with many tabs. */
const MAX_REPLAYS = 20;

const KIND = 'RefreshToken';

interface Used {
  /** Seconds since 1970. */
  consumedAt: number | null;
  successor: string | null;
  replays: number;
}

/**
 * The token that replaced a refresh token within the grace period and was not used yet: an application that lost the answer, or
 * whose processes use a token at once, gets it again. A second one would let a thief and the owner go on side by side.
 *
 * Locks the row, so that of parallel requests one replaces the token and the others see by which. @returns null if the library
 * decides, which ends the family of a token that was used before; false if the token is refused and its family stays.
 */
export async function successorFor({ em, ...ctx }: RequestContext, value: string): Promise<string | false | null> {
  const hash = hashOf(KIND, value);
  await em.begin();
  const [used] = await em.execute<Used[]>(
    'select extract(epoch from consumed_at)::float8 "consumedAt", successor, replays from oauth_artifact where hash = ? for update',
    [hash],
  );
  if (!used || used.consumedAt === null || used.successor === null) return null;
  const age = now().getTime() / 1000 - used.consumedAt;
  if (age > oauthProviderOptions.of(ctx).refreshTokenGrace) return null;
  const successor = decrypt(ctx.secrets, used.successor, { purpose: SUCCESSOR, about: hash });
  if (successor === null) return null;
  const [unused] = await em.execute<object[]>(
    'select 1 from oauth_artifact where hash = ? and consumed_at is null for update',
    [hashOf(KIND, successor)],
  );
  if (unused === undefined) return null;
  if (used.replays >= MAX_REPLAYS) return false;
  await em.execute('update oauth_artifact set replays = replays + 1 where hash = ?', [hash]);
  return successor;
}
