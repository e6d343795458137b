import { LockMode, type EntityManager } from '@mikro-orm/postgresql';

import { AppError } from '#server/errors.ts';
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

/** Holds the person signed in, and reads them anew: what a call decides by may have changed since its guard read it. */
export async function holdPerson(em: EntityManager, { id }: { id: string }): Promise<User> {
  const user = await findUserForUpdate(em, id);
  // Their sessions went with them.
  if (user === null) throw new AppError('UNAUTHORIZED');
  return user;
}
