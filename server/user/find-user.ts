import { LockMode, type EntityManager } from '@mikro-orm/postgresql';

import { Id } from '#shared/fields.ts';

import { User } from './user.entity.ts';

/** The person with this id, or null; a text that is no id is nobody's. */
export async function findUser(em: EntityManager, id: string): Promise<User | null> {
  return Id.safeParse(id).success ? em.findOne(User, { id }) : null;
}

/** The same, held against every other change until the call has committed. */
export async function findUserForUpdate(em: EntityManager, id: string): Promise<User | null> {
  if (!Id.safeParse(id).success) return null;
  if (!em.isInTransaction()) await em.begin();
  return em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
