import { personalTables } from '#server/db/personal-data.ts';

/** What of a person stays after an erasure, and why: by the classes, and outside of the database. */
export function keptAfterErasure(backupDays: number): { what: string; why: string }[] {
  const kept = personalTables().flatMap(({ name, columns }) =>
    name === null
      ? []
      : Object.entries(columns)
          .filter(([, { class: of, erase }]) => of !== 'none' && (erase === 'keep' || erase === 'pseudonym'))
          .map(([property, { why = '' }]) => ({ what: `${name}.${property}`, why })),
  );
  const byReason = Map.groupBy(kept, ({ why }) => why);
  return [
    ...[...byReason].map(([why, rows]) => ({ what: rows.map(({ what }) => what).join(', '), why })),
    { what: 'backups', why: `Backups from before the erasure are deleted after ${backupDays} days at the latest.` },
    { what: 'delivered events', why: 'Receivers of webhooks were told of the deletion, and delete what they stored.' },
    { what: 'sent emails', why: 'They are in the mailboxes of their recipients.' },
    { what: 'logs', why: 'The operator of the service deletes its logs.' },
  ];
}
