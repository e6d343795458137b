import { LockMode, type EntityManager } from '@mikro-orm/postgresql';

import { AppError } from '#server/errors.ts';
import { Id } from '#shared/fields.ts';

import { User } from './user.entity.ts';

/** The user with this id, or null; a text that is no id finds none. */
export async function findUser(em: EntityManager, id: string): Promise<User | null> {
  return Id.safeParse(id).success ? em.findOne(User, { id }) : null;
}

/** The same, with the row locked against every other change until the call has committed. */
export async function findUserForUpdate(em: EntityManager, id: string): Promise<User | null> {
  if (!Id.safeParse(id).success) return null;
  await em.begin();
  return em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Locks the signed-in user, and reads them anew: what a call decides by may have changed since its guard read it. */
export async function lockUser(em: EntityManager, { id }: { id: string }): Promise<User> {
  const user = await findUserForUpdate(em, id);
  // Their sessions went with them.
  if (user === null) throw new AppError('UNAUTHORIZED');
  return user;
}

/** A key share keeps the user from being deleted or locked for update; several calls can have one. */
export type RowLock = 'for update' | 'for key share';

/** Locks a user until the call has committed, and reads what is committed by then. */
export async function lockUserAndRead(em: EntityManager, id: string, lock: RowLock): Promise<User | null> {
  await em.begin();
  const [row] = await em.execute<object[]>(`select * from "user" where "id" = ? ${lock}`, [id]);
  return row ? em.map(User, row) : null;
}
