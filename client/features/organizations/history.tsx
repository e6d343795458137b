import { Paper, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { AuditEntries } from '#client/app/lists/audit-entries.tsx';
import { AuditFilters, useAskedAudit } from '#client/app/lists/audit-filters.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { auditEvents } from '#shared/features.ts';

import { useOrganization } from './this-organization.ts';

const events = auditEvents.filter((event) => /^(organization|member|invitation|team)\./.test(event));

export function OrganizationHistoryScreen() {
  const { organization, may } = useOrganization();
  const isAllowed = may({ organization: ['update'] });
  const asked = useAskedAudit();
  const query = trpc.organization.listAudit.useQuery(
    { ...asked, organizationId: organization.id },
    { placeholderData: keepPreviousData, enabled: isAllowed },
  );
  if (!isAllowed) return <Problem title="History" about="Only owners and admins see what happened here." />;
  return (
    <Screen title="History" about={`What happened in ${organization.name}, the newest first.`}>
      <Stack gap="sm">
        <AuditFilters events={events} />
        <Paper>
          <AuditEntries query={query} />
        </Paper>
      </Stack>
    </Screen>
  );
}
