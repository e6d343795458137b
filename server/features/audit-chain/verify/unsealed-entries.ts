import type pg from 'pg';

import type { Violations } from './violation.ts';

/** Hours after which an entry that has no number yet is a violation: the service has not run, or its job fails. */
const MAX_HOURS = 24;
const MAX_LISTED = 1_000;

/** An entry that may still be sealed. */
const WAITING = `coalesce(
  event.id is not null and event.sequence is null
  or event.sequence > (select coalesce(max(last_sequence), 0) from audit_seal), false)
  or exists (select from audit_backlog where audit_backlog.id = entry.id)`;

/**
 * Finds entries in no seal. `present` entries are in one. The whole log is only compared with the seals if the numbers do not
 * agree.
 *
 * @returns the number of entries that wait for their seal.
 */
export async function findUnsealed(
  client: pg.ClientBase,
  { present, violations, isEnabled }: { present: number; violations: Violations; isEnabled: boolean },
): Promise<number> {
  const { rows } = await client.query<{ entries: number; waiting: number; hasSeals: boolean }>(
    `select (select count(*) from audit_entry)::int as entries, exists (select from audit_seal) as "hasSeals",
       (select count(*) from audit_entry entry left join event using (id) where ${WAITING})::int as waiting`,
  );
  const { entries, waiting, hasSeals } = rows[0]!;
  // Without seals, or with the option off, nothing says which entries were written by the service.
  if (!hasSeals || !isEnabled) return entries - present;
  await findOverdue(client, violations);
  if (entries === present + waiting) return waiting;
  const added = await client.query<{ entryId: string; event: string; at: Date }>(
    `select entry.id as "entryId", entry.event, entry.created_at as at
     from audit_entry entry left join event using (id)
     where not (${WAITING}) and not exists (
       select from (select encode(substring(ids from 16 * place + 1 for 16), 'hex') as id
         from audit_seal, generate_series(0, count - 1) place where length(ids) = 16 * count) sealed
       where sealed.id = replace(entry.id::text, '-', ''))
     order by entry.id limit ${MAX_LISTED}`,
  );
  for (const { at, ...entry } of added.rows) violations.add({ code: 'added', ...entry, at: at.toISOString() });
  return waiting;
}

async function findOverdue(client: pg.ClientBase, violations: Violations): Promise<void> {
  const { rows } = await client.query<{ entryId: string; event: string; at: Date }>(
    `select entry.id as "entryId", entry.event, entry.created_at as at from event join audit_entry entry using (id)
     where event.sequence is null and entry.created_at < now() - interval '${MAX_HOURS} hours' order by id limit ${MAX_LISTED}`,
  );
  for (const { at, ...entry } of rows) violations.add({ code: 'unsealed', ...entry, at: at.toISOString() });
}
