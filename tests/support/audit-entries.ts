import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { runSql } from './postgres.ts';

/** Writes audit entries, of which each is an event. */
export const insertEntries = ({ options }: Gatehouse, type: string, count = 1) =>
  runSql(
    options.databaseUrl!,
    `insert into audit_entry (id, event, subject_id, created_at)
       select gen_random_uuid(), '${type}', gen_random_uuid(), now() from generate_series(1, ${count}) returning id`,
  );

/** Writes an audit entry about a user, which is an event. */
export const insertEntryAbout = ({ options }: Gatehouse, type: string, userId: string) =>
  runSql(
    options.databaseUrl!,
    `insert into audit_entry (id, event, subject_id, created_at)
       values (gen_random_uuid(), '${type}', '${userId}', now()) returning id`,
  );

/** For `expect.poll`. */
export const patiently = { timeout: 15_000, interval: 20 };
