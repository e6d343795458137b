import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Queues the entries that were numbered and are in no seal: those of versions without seals, and those that were written while
 * the option was off. Entries that wait for their number are sealed with it.
 */
export async function queueUnsealed(em: EntityManager, beforeSequence: number): Promise<void> {
  // The only statement that reads the whole log, once.
  await em.execute('set local statement_timeout = 0');
  await em.execute(
    `insert into audit_backlog (id)
     select entry.id from audit_entry entry left join event on event.id = entry.id
     where (event.id is null or event.sequence < ?) and not exists (select from sealed where sealed.id = entry.id)
     on conflict do nothing`.replace(
      'from sealed',
      `from (select encode(substring(ids from 16 * place + 1 for 16), 'hex')::uuid as id
         from audit_seal, generate_series(0, count - 1) place where ids is not null) sealed`,
    ),
    [beforeSequence],
  );
}

/** Small enough for one seal and one short transaction. */
export const BACKLOG_BATCH = 5_000;

/** Takes the oldest entries from the queue. @returns their ids. */
export async function takeBacklog(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `delete from audit_backlog where id in (select id from audit_backlog order by id limit ${BACKLOG_BATCH}) returning id`,
  );
  return rows.map(({ id }) => id).toSorted();
}
