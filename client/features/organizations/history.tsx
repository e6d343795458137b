import { Paper, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';

import { AuditEntries } from '#client/console/lists/audit-entries.tsx';
import { AuditExport, EXPORT_PAGE } from '#client/console/lists/audit-export.tsx';
import { AuditFilters, useAuditQuery } from '#client/console/lists/audit-filters.tsx';
import { UserFilter } from '#client/console/lists/user-filter.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { auditEvents } from '#shared/audit-log/schemas.ts';

import { texts } from '#client/components/texts/organizations/organization-texts.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';

const events = auditEvents.filter((event) =>
  /^(organization|organization-role|member|invitation|team|service-account|webhook)\./.test(event),
);

export function OrganizationHistoryScreen() {
  const { hasPermission } = useOrganization();
  return hasPermission({ organization: ['update'] }) ? (
    <History />
  ) : (
    <Problem title={texts.history.title} about={texts.history.notAllowed} />
  );
}

function History() {
  const { organization } = useOrganization();
  const { client } = trpc.useUtils();
  const filters = { ...useAuditQuery(), organizationId: organization.id };
  const query = trpc.organization.listAudit.useQuery(filters, { placeholderData: keepPreviousData });
  return (
    <Screen
      title={texts.history.title}
      about={texts.history.about(organization.name)}
      actions={
        <AuditExport
          readPage={(cursor) => client.organization.listAudit.query({ ...filters, cursor, limit: EXPORT_PAGE })}
        />
      }
    >
      <Stack gap="sm">
        <AuditFilters
          events={events}
          user={(name, label) => <UserFilter name={name} label={label} useUsers={useMembers} useUser={useMember} />}
        />
        <Paper>
          <AuditEntries
            query={query}
            readProof={(entryId) => client.organization.auditProof.query({ organizationId: organization.id, entryId })}
          />
        </Paper>
      </Stack>
    </Screen>
  );
}

/** The number of suggested members; the search narrows them. */
const SUGGESTED = 10;

function useMembers(search: string) {
  const { organization } = useOrganization();
  const { data } = trpc.organization.listMembers.useQuery(
    { organizationId: organization.id, search: search || undefined, sortBy: 'name', limit: SUGGESTED },
    { placeholderData: keepPreviousData },
  );
  return data?.members.map(personOf);
}

function useMember(id: string) {
  const { organization } = useOrganization();
  const { data } = trpc.organization.listMembers.useQuery(
    { organizationId: organization.id, filterField: 'userId', filterValue: id, limit: 1 },
    { enabled: id !== '' },
  );
  const [member] = data?.members ?? [];
  return member && personOf(member);
}

const personOf = ({ userId, user }: { userId: string; user: { name: string; email: string } }) => ({
  id: userId,
  name: user.name,
  email: user.email,
});
