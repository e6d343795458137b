import { Paper, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { AuditEntries } from '#client/app/lists/audit-entries.tsx';
import { AuditFilters, useAskedAudit } from '#client/app/lists/audit-filters.tsx';
import { useListAddress } from '#client/app/lists/list-address.ts';
import { Permitted } from '#client/app/permitted.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

export function AuditScreen() {
  return (
    <Permitted needs={{ audit: ['list'] }}>
      <AuditLog />
    </Permitted>
  );
}

function AuditLog() {
  const { get } = useListAddress();
  const asked = useAskedAudit();
  const query = trpc.admin.listAudit.useQuery(
    { ...asked, subjectId: get('subject') || undefined },
    { placeholderData: keepPreviousData },
  );
  return (
    <Screen title="Audit log" about="Security-relevant events, newest first.">
      <Stack gap="sm">
        <AuditFilters />
        <Paper>
          <AuditEntries query={query} linked />
        </Paper>
      </Stack>
    </Screen>
  );
}
