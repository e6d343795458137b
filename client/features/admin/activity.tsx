import { Paper } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { AuditEntries } from '#client/console/lists/audit-entries.tsx';
import { AUDIT_PAGE } from '#client/console/lists/audit-filters.tsx';
import { useCursor } from '#client/console/lists/list-address.ts';
import { trpc } from '#client/sdk/react.tsx';

import { usePageOf } from './page-of.ts';

/** The audit log of one user, who acted or was affected, or of one organization. */
export function Activity({ of }: { of: { userId: string } | { organizationId: string } }) {
  const { cursor } = useCursor();
  const query = trpc.admin.listAudit.useQuery(
    { ...of, limit: AUDIT_PAGE, cursor },
    { placeholderData: keepPreviousData },
  );
  return (
    <Paper>
      <AuditEntries query={query} pageOf={usePageOf()} showsAddresses />
    </Paper>
  );
}
