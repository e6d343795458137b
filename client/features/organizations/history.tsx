import { Paper, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { AuditEntries } from '#client/app/lists/audit-entries.tsx';
import { AuditFilters, useAuditQuery } from '#client/app/lists/audit-filters.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { auditEvents } from '#shared/audit.ts';

import { texts } from './texts.ts';
import { useOrganization } from '#client/app/use-organization.ts';

const events = auditEvents.filter((event) => /^(organization|member|invitation|team)\./.test(event));

export function OrganizationHistoryScreen() {
  const { organization, hasPermission } = useOrganization();
  const canRead = hasPermission({ organization: ['update'] });
  const filters = useAuditQuery();
  const query = trpc.organization.listAudit.useQuery(
    { ...filters, organizationId: organization.id },
    { placeholderData: keepPreviousData, enabled: canRead },
  );
  if (!canRead) return <Problem title={texts.history.title} about={texts.history.notAllowed} />;
  return (
    <Screen title={texts.history.title} about={texts.history.about(organization.name)}>
      <Stack gap="sm">
        <AuditFilters events={events} />
        <Paper>
          <AuditEntries query={query} />
        </Paper>
      </Stack>
    </Screen>
  );
}
