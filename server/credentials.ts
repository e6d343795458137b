import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { ListedAccount } from '#shared/social.ts';

/** A credential as in the response of `list-accounts`, without secrets. */
export type ListedCredential = z.input<typeof ListedAccount>;

/**
 * A kind of credential, registered by its feature. The registry is used to count the sign-in methods of a user and to
 * delete unproven ones, so that no kind can be forgotten.
 */
export interface CredentialKind {
  readonly name: string;
  /** Its feature has a call that removes a credential, so `unlink-account` does not. */
  readonly hasOwnRemoval?: true;
  /** The user's credentials of this kind, oldest first. */
  list(em: EntityManager, userId: string): Promise<ListedCredential[]>;
  revoke(em: EntityManager, credential: ListedCredential): Promise<void>;
  /**
   * Deletes credentials from before the email was proven, which may be an attacker's (pre-hijacking). Does not delete
   * those that an administrator provisioned.
   */
  purgeUnproven(em: EntityManager, userId: string): Promise<void>;
  /** Called when the email is proven in a browser without a session of the user; `purgeUnconfirmed` may delete them later. */
  markUnconfirmed(em: EntityManager, userId: string): Promise<void>;
  /** Deletes marked credentials. @returns whether there were any. */
  purgeUnconfirmed(em: EntityManager, userId: string): Promise<boolean>;
}

/** A user's credentials of every kind, oldest first. */
export async function credentialsOf(
  { credentials, em }: { credentials: readonly CredentialKind[]; em: EntityManager },
  userId: string,
) {
  const result = [];
  for (const kind of credentials) {
    for (const credential of await kind.list(em, userId)) result.push({ kind, credential });
  }
  return result.toSorted(
    ({ credential: a }, { credential: b }) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}
