import type { EntityManager } from '@mikro-orm/postgresql';

import { allColumns } from '#server/db/columns.ts';
import type { Query } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { Id } from '#shared/lib/fields.ts';

import { User, UserSchema } from './user.entity.ts';

/** The user with this id, or null; also for a text that is no id. */
export async function findUser(em: EntityManager, id: string): Promise<User | null> {
  return Id.safeParse(id).success ? em.findOne(User, { id }) : null;
}

/** Locks the signed-in user and refreshes the entity, which may have changed since the guard read it. */
export async function lockUser(em: EntityManager, { id }: { id: string }): Promise<User> {
  const user = await findUserForUpdate(em, id);
  // The user was deleted meanwhile, and the session with them.
  if (user === null) throw new AppError('UNAUTHORIZED');
  return user;
}

/** The same as `findUser`, with the row locked against all other changes until the commit. */
export async function findUserForUpdate(em: EntityManager, id: string): Promise<User | null> {
  return lockUserAndRead(em, id, 'for update');
}

/** A key share, which several calls can share, prevents that the user is deleted or locked for update. */
export type RowLock = 'for update' | 'for key share';

const lockUserQuery = (name: string, lock: RowLock): Query => ({
  name,
  text: `select ${allColumns(UserSchema)} from "user" where id = $1 ${lock}`,
});

/** For `lockAndRead` with other statements. */
export const lockUserQueries: Record<RowLock, Query> = {
  'for update': lockUserQuery('user_for_update', 'for update'),
  'for key share': lockUserQuery('user_for_key_share', 'for key share'),
};

/** Locks a user until the commit, and reads the row under the lock. */
export async function lockUserAndRead(em: EntityManager, id: string, lock: RowLock): Promise<User | null> {
  if (!Id.safeParse(id).success) return null;
  const [[row]] = await lockAndRead(em, [lockUserQueries[lock], [id]]);
  return row ? em.map(User, row) : null;
}

/** An organization can have thousands of admins. */
const MAX_RECIPIENTS = 10;

interface MailRecipients {
  from: string;
  where: string;
  parameters: readonly unknown[];
  /** Of what the mail is about. */
  creator: { id: string } | null;
}

/** Some of the users who match, with a mailbox and not banned, the creator first. */
export async function findMailRecipients(
  em: EntityManager,
  { from, where, parameters, creator }: MailRecipients,
): Promise<User[]> {
  // Service accounts have no mailbox.
  const rows = await em.execute<object[]>(
    `select "user".* from ${from}
     where ${where} and "user"."kind" = 'person' and not ("user"."banned" and coalesce("user"."ban_expires" > ?, true))
     order by ("user"."id" = ?) desc, "user"."id" limit ${MAX_RECIPIENTS}`,
    [...parameters, now(), creator?.id ?? null],
  );
  return rows.map((row) => em.map(User, row));
}

/** As PostgreSQL writes an array. */
export function textArray(texts: readonly string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;
}
