import type { Outputs } from '#client/sdk/calls.ts';

import { sentenceText, type Entry } from './audit-sentence.ts';
import { texts } from './audit-texts.ts';
import { ExportMenu } from './export-menu.tsx';

/** The largest page that the calls answer. */
export const EXPORT_PAGE = 1000;

type Page = Pick<Outputs['organization']['listAudit'], 'nextCursor'> & { entries: Entry[] };

/** Downloads the entries that match the filters. `showsAddresses` adds the columns that only administrators see. */
export function AuditExport({
  readPage,
  showsAddresses = false,
}: {
  readPage: (cursor: string | undefined) => Promise<Page>;
  showsAddresses?: boolean;
}) {
  return (
    <ExportMenu<Entry>
      name={texts.file}
      readPage={async (cursor) => {
        const { entries: rows, nextCursor } = await readPage(cursor);
        return { rows, nextCursor };
      }}
      columns={{ ...columns, ...(showsAddresses ? addressColumns : {}) }}
    />
  );
}

// Programs read these names, so that they are not texts of the interface.
const columns: Record<string, (entry: Entry) => string | null | undefined> = {
  time: ({ createdAt }) => createdAt,
  event: ({ event }) => event,
  description: sentenceText,
  actorId: ({ actorId }) => actorId,
  actorName: ({ actor }) => actor?.name,
  actorEmail: ({ actor }) => actor?.email,
  targetId: ({ subjectId }) => subjectId,
  targetName: ({ subject }) => subject?.name,
  targetEmail: ({ subject }) => subject?.email,
  invitee: ({ invitee }) => invitee,
  organizationId: ({ organizationId }) => organizationId,
  details: ({ details }) => JSON.stringify(details),
  id: ({ id }) => id,
};

const addressColumns: typeof columns = {
  organizationName: ({ organization }) => organization?.name,
  ipAddress: ({ ipAddress }) => ipAddress,
  userAgent: ({ userAgent }) => userAgent,
};
