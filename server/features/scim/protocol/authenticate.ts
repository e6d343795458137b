import type { RequestContext } from '#server/call/context.ts';
import type { BatchedQuery } from '#server/db/reads.ts';
import { ScimToken } from '#server/features/scim/directory.entity.ts';
import { scimOptions } from '#server/features/scim/scim.options.ts';
import { tokenFormat } from '#server/features/scim/token-format.ts';
import { parseBearerToken } from '#server/features/sessions/current-session.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { sha256, timingSafeEqualText } from '#server/security/hash.ts';

/** The directory that a token belongs to: of no other one a request learns anything. */
export interface Directory {
  id: string;
  organizationId: string;
  defaultRole: string;
  ceilingRole: string;
}

/** The directory of a request. */
export interface CallingDirectory extends Directory {
  /** Until a manager has confirmed what a set-up link connected, it only reads. */
  isConfirmed: boolean;
}

interface TokenRow extends CallingDirectory {
  enabled: boolean;
  tokenId: string;
  tokenHash: string;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

const tokenWithDirectory: BatchedQuery = {
  name: 'scim_token',
  text: `select lookup.nth::int, d.id, d.organization_id "organizationId", d.default_role "defaultRole",
      d.ceiling_role "ceilingRole", d.unconfirmed_since is null "isConfirmed", d.enabled, t.id "tokenId", t.token_hash "tokenHash", t.expires_at "expiresAt",
      t.last_used_at "lastUsedAt"
    from unnest((select $1::uuid[])) with ordinality lookup (id, nth)
    join scim_token t on t.id = lookup.id join scim_directory d on d.id = t.directory_id`,
};

const SECONDS_BETWEEN_USES = 60;

/** The directory of the bearer token; null without any credential, for what needs none. */
export async function authenticateDirectory(ctx: RequestContext): Promise<CallingDirectory | null> {
  if (ctx.headers.authorization === undefined) return null;
  const token = await findToken(ctx, parseBearerToken(ctx.headers.authorization) ?? '');
  if (token === null) {
    // Guesses count as calls of a client, the requests of a directory do not.
    await ctx.limiter.countCall(ctx, { name: 'scim.refused', path: undefined });
    throw new AppError('UNAUTHORIZED');
  }
  const { max, window } = scimOptions.of(ctx).requests;
  await ctx.limiter.countApiCall(ctx, { name: 'directory', max, window }, token.id);
  recordUse(ctx, token);
  const { id, organizationId, defaultRole, ceilingRole, isConfirmed } = token;
  const noUser = { user: null, session: null, credential: null, impersonator: null };
  ctx.principal = {
    kind: 'directory',
    id,
    organizationId,
    permissions: {},
    mayEnable: false,
    details: { directoryId: id },
    ...noUser,
  };
  return { id, organizationId, defaultRole, ceilingRole, isConfirmed };
}

async function findToken({ reads }: RequestContext, text: string): Promise<TokenRow | null> {
  const id = tokenFormat.idOfKey(text);
  if (id === null) return null;
  const [token] = await reads.loadBatched<TokenRow>(tokenWithDirectory, [id]);
  // An unknown id takes as long as a wrong secret.
  const isRight = timingSafeEqualText(token?.tokenHash ?? sha256(''), sha256(text));
  return token && isRight && token.enabled && token.expiresAt > now() ? token : null;
}

/** In the background, and at most once a minute. */
function recordUse({ background, orm }: RequestContext, { tokenId: id, lastUsedAt }: TokenRow): void {
  const time = now();
  const due = new Date(time.getTime() - SECONDS_BETWEEN_USES * 1000);
  if (lastUsedAt !== null && lastUsedAt > due) return;
  background.run('record the use of a token of a directory', async () => {
    const unused = { $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: due } }] };
    await orm.em.fork().nativeUpdate(ScimToken, { id, ...unused }, { lastUsedAt: time });
  });
}
