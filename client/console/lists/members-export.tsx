import type { Outputs } from '#client/sdk/calls.ts';

import { ExportMenu } from './export-menu.tsx';

type Page = Outputs['organization']['listMembers'];
type Member = Page['members'][number];

interface MembersExportProps {
  /** The name of the file. */
  name: string;
  readPage: (cursor: string | undefined) => Promise<Page>;
}

/** Downloads the members that match the filters of the list. */
export function MembersExport({ name, readPage }: MembersExportProps) {
  return (
    <ExportMenu<Member>
      name={name}
      readPage={async (cursor) => {
        const { members: rows, nextCursor } = await readPage(cursor);
        return { rows, nextCursor };
      }}
      columns={columns}
    />
  );
}

// Programs read these names, so that they are not texts of the interface.
const columns: Record<string, (member: Member) => string> = {
  id: ({ id }) => id,
  userId: ({ userId }) => userId,
  name: ({ user }) => user.name,
  email: ({ user }) => user.email,
  role: ({ role }) => role,
  teamIds: ({ teamIds }) => teamIds.join(' '),
  createdAt: ({ createdAt }) => createdAt,
};
