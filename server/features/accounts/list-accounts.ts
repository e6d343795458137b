import type { Call, Context } from '#server/context.ts';
import { credentialsOf, type ListedCredential } from '#server/credentials.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';

/** The caller's ways to sign in, the password included; no token of any. */
export async function listAccounts({ ctx }: Call<SignedIn>) {
  return accountsOf(ctx, ctx.user.id);
}

export async function accountsOf(
  ctx: Pick<SignedIn, 'em'> & Pick<Context, 'credentials'>,
  userId: string,
): Promise<ListedCredential[]> {
  const found = await credentialsOf(ctx, ctx.em, userId);
  return found.map(({ credential }) => credential);
}
