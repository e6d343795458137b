import { LockMode, type EntityManager } from '@mikro-orm/postgresql';

import { askTogether, type Asked } from '#server/db/one-transaction.ts';
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

/** A share keeps the person from being deleted, and keeps out whoever holds them for update; others may have one too. */
export type RowLock = 'for update' | 'for key share';

/**
 * Holds a person's row until the call ends, and reads it, and what else is asked for, in the same message once it is held.
 */
export async function holdAndRead<Reads extends Asked[]>(
  em: EntityManager,
  { id, lock }: { id: string; lock: RowLock },
  ...reads: Reads
) {
  const held: Asked = [`select * from "user" where "id" = ? ${lock}`, [id]];
  const [[row], ...read] = await askTogether<[Asked, ...Reads]>(em, held, ...reads);
  return [row ? em.map(User, row) : null, ...read] as const;
}

/** Holds the person signed in, and reads them anew: what a call decides by may have changed since its guard read it. */
export async function holdPerson(em: EntityManager, { id }: { id: string }): Promise<User> {
  const user = await findUserForUpdate(em, id);
  // Their sessions went with them.
  if (user === null) throw new AppError('UNAUTHORIZED');
  return user;
}
