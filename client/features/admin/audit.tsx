import { Paper, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { AuditEntries } from '#client/console/lists/audit-entries.tsx';
import { AuditExport, EXPORT_PAGE } from '#client/console/lists/audit-export.tsx';
import { AuditFilters, useAuditQuery } from '#client/console/lists/audit-filters.tsx';
import { UserFilter } from '#client/console/lists/user-filter.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { AuditState } from './audit-state.tsx';
import { usePageOf } from './page-of.ts';
import { texts } from './texts.ts';

export function AuditScreen() {
  return (
    <Permitted needs={{ audit: ['list'] }}>
      <AuditLog />
    </Permitted>
  );
}

function AuditLog() {
  const filters = useAuditQuery();
  const { client } = trpc.useUtils();
  const query = trpc.admin.listAudit.useQuery(filters, { placeholderData: keepPreviousData });
  const state = trpc.admin.auditState.useQuery({});
  const pageOf = usePageOf();
  return (
    <Screen
      title={texts.auditLog.title}
      about={texts.auditLog.about}
      actions={
        <AuditExport
          readPage={(cursor) => client.admin.listAudit.query({ ...filters, cursor, limit: EXPORT_PAGE })}
          showsAddresses
        />
      }
    >
      <Stack gap="sm">
        <AuditFilters
          user={(name, label) => <UserFilter name={name} label={label} useUsers={useUsers} useUser={useUser} />}
        />
        <AuditState query={state} />
        <Paper>
          <AuditEntries
            // With the state above it, which would move the entries if it came later.
            query={{ ...query, data: state.isPending ? undefined : query.data }}
            pageOf={pageOf}
            showsAddresses
            readProof={(entryId) => client.admin.auditProof.query({ entryId })}
          />
        </Paper>
      </Stack>
    </Screen>
  );
}

/** The number of suggested users; the search narrows them. */
const SUGGESTED = 10;

function useUsers(search: string) {
  const { may } = usePlatformAccess();
  const { data } = trpc.admin.listUsers.useQuery(
    { searchValue: search || undefined, searchField: 'any', limit: SUGGESTED },
    { placeholderData: keepPreviousData, enabled: may({ user: ['list'] }) },
  );
  return data?.users;
}

function useUser(id: string) {
  const { may } = usePlatformAccess();
  return trpc.admin.getUser.useQuery({ id }, { enabled: id !== '' && may({ user: ['get'] }) }).data;
}
