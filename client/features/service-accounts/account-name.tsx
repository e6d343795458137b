import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import type { AuditFact } from '#client/console/feature.ts';
import { FactLink } from '#client/console/events/fact-link.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { ServiceAccount } from './account-calls.ts';

/** The name of the service account of an event; nothing after its deletion, or for readers who may not list them. */
export function AccountName(fact: AuditFact) {
  const { accounts, path } = useAccounts(fact);
  const account = accounts?.find(({ id }) => id === fact.id);
  return <FactLink to={`${path}/${fact.id}`} name={account?.name} />;
}

/** The name of the key of an event, with a link to its account. */
export function KeyName(fact: AuditFact) {
  const { accounts, path } = useAccounts(fact);
  const account = accounts?.find(({ keys }) => keys.some(({ id }) => id === fact.id));
  const key = account?.keys.find(({ id }) => id === fact.id);
  return <FactLink to={`${path}/${account?.id}`} name={key?.name ?? key?.start ?? undefined} />;
}

function useAccounts({ organizationId, slug }: AuditFact): { accounts: ServiceAccount[] | undefined; path: string } {
  const { may } = usePlatformAccess();
  const isOfPlatform = organizationId === null;
  const ofPlatform = trpc.serviceAccount.list.useQuery(
    {},
    { enabled: isOfPlatform && may({ serviceAccount: ['list'] }) },
  );
  const ofOrganization = trpc.organization.listServiceAccounts.useQuery(
    { organizationId: organizationId ?? '' },
    { enabled: !isOfPlatform && slug !== undefined },
  );
  return isOfPlatform
    ? { accounts: ofPlatform.data, path: '/admin/service-accounts' }
    : { accounts: ofOrganization.data, path: `/organizations/${slug}/service-accounts` };
}
