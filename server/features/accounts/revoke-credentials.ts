import { credentialsOf } from '#server/credentials.ts';
import type { EventContext } from '#server/events.ts';
import type { User } from '#server/features/users/user.entity.ts';

/** Before a user goes: a kind may keep more than the rows that go by cascade. */
export async function revokeCredentials(ctx: EventContext, { user }: { user: User }): Promise<void> {
  for (const { kind, credential } of await credentialsOf(ctx, ctx.em, user.id)) await kind.revoke(ctx.em, credential);
}
