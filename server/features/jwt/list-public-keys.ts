import type { z } from 'zod';

import type { Working } from '#server/context.ts';
import type { PublicKey } from '#shared/jwt.ts';

import { publishedKeys } from './signing-keys.ts';

/** The key set (RFC 7517 section 5) by which other services verify our tokens. */
export async function listPublicKeys({ ctx }: { ctx: Working }) {
  const published = await publishedKeys(ctx);
  // Written by `signing-keys.ts`; the call's output schema holds it to this shape.
  return { keys: published.map(({ publicKey }) => JSON.parse(publicKey) as z.input<typeof PublicKey>) };
}
