import type { RequestContext } from '#server/call/context.ts';

import { publicKeyOf } from './audit-keys.ts';
import { AuditKey } from './audit-key.entity.ts';

/** The key set (RFC 7517, section 5) that verifies checkpoints, seals and other statements, oldest first. */
export async function listAuditKeys({ ctx }: { ctx: RequestContext }) {
  const keys = await ctx.em.find(AuditKey, {}, { orderBy: { createdAt: 'asc', id: 'asc' } });
  return {
    keys: keys.map((key) => {
      const { kid, kty, crv, x } = publicKeyOf(key);
      return { kid, kty, crv, x, alg: 'EdDSA' as const, use: 'sig' as const };
    }),
  };
}
