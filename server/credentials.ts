import type { EntityManager } from '@mikro-orm/postgresql';

/** A credential as `list-accounts` shows it; nothing secret. */
export interface ListedCredential {
  id: string;
  provider: string;
  providerId: string;
  accountId: string;
  userId: string;
  scopes: string[];
  createdAt: Date;
  updatedAt: Date;
}

/**
 * A kind of credential that users sign in with, registered by the feature that defines it. Whether a user has another
 * way to sign in, and what has to go when an address is proven, is asked of all kinds, so that none is forgotten.
 */
export interface CredentialKind {
  readonly name: string;
  /** The user's credentials of this kind, oldest first. */
  list(em: EntityManager, userId: string): Promise<ListedCredential[]>;
  revoke(em: EntityManager, credential: ListedCredential): Promise<void>;
  /**
   * Deletes what was set up before anyone proved the address: an attacker may have registered it in advance. Credentials
   * that an administrator provisioned stay.
   */
  purgeUnproven(em: EntityManager, userId: string): Promise<void>;
  /** The address was proven in a browser that is not known to own these credentials: a later proof by mail deletes them. */
  markUnconfirmed(em: EntityManager, userId: string): Promise<void>;
  /** Deletes the marked ones. @returns whether there were any. */
  purgeUnconfirmed(em: EntityManager, userId: string): Promise<boolean>;
}

/** A user's credentials of every kind, oldest first. */
export async function credentialsOf(
  { credentials }: { credentials: readonly CredentialKind[] },
  em: EntityManager,
  userId: string,
): Promise<{ kind: CredentialKind; credential: ListedCredential }[]> {
  const found = [];
  for (const kind of credentials) {
    for (const credential of await kind.list(em, userId)) found.push({ kind, credential });
  }
  return found.toSorted(
    ({ credential: a }, { credential: b }) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}
