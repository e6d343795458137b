import type { EntityManager } from '@mikro-orm/postgresql';

import type { EventContext, Registries, SignInCredentialKind } from './lifecycle-events.ts';

/** A user's credentials of every kind that signs in, oldest first. */
export async function credentialsOf(
  { credentials, em }: Pick<Registries, 'credentials'> & { em: EntityManager },
  userId: string,
) {
  const result = [];
  for (const kind of credentials) {
    if (!signsIn(kind)) continue;
    for (const credential of await kind.list(em, userId)) result.push({ kind, credential });
  }
  return result.toSorted(
    ({ credential: a }, { credential: b }) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

function signsIn(kind: Registries['credentials'][number]): kind is SignInCredentialKind {
  return 'list' in kind;
}

/** Deletes all credentials of one kind that the user created. */
export async function purgeKind(ctx: EventContext, name: string, userId: string): Promise<void> {
  for (const kind of ctx.credentials) if (kind.name === name) await kind.purgeUnproven(ctx, userId);
}
