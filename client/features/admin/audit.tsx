import { Paper, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { AuditEntries } from '#client/app/lists/audit-entries.tsx';
import { AuditFilters, useAuditQuery } from '#client/app/lists/audit-filters.tsx';
import { useListAddress } from '#client/app/lists/list-address.ts';
import { Permitted } from '#client/app/permitted.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

export function AuditScreen() {
  return (
    <Permitted needs={{ audit: ['list'] }}>
      <AuditLog />
    </Permitted>
  );
}

function AuditLog() {
  const { get } = useListAddress();
  const filters = useAuditQuery();
  const query = trpc.admin.listAudit.useQuery(
    { ...filters, subjectId: get('subject') || undefined },
    { placeholderData: keepPreviousData },
  );
  return (
    <Screen title={texts.auditLog.title} about={texts.auditLog.about}>
      <Stack gap="sm">
        <AuditFilters />
        <Paper>
          <AuditEntries query={query} linked />
        </Paper>
      </Stack>
    </Screen>
  );
}
