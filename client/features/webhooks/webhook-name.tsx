import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import type { AuditFact } from '#client/console/feature.ts';
import { FactLink } from '#client/console/events/fact-link.tsx';
import { trpc } from '#client/sdk/react.tsx';

/** The address of the webhook of an event; nothing after its deletion, or for readers who may not list webhooks. */
export function WebhookName({ id, organizationId, slug }: AuditFact) {
  if (organizationId === null) return <OfPlatform id={id} />;
  return slug === undefined ? null : <OfOrganization id={id} organizationId={organizationId} slug={slug} />;
}

function OfPlatform({ id }: { id: string }) {
  const { may } = usePlatformAccess();
  const { data } = trpc.webhook.list.useQuery({}, { enabled: may({ webhook: ['list'] }) });
  return <FactLink to={`/admin/webhooks/${id}`} name={data?.find((webhook) => webhook.id === id)?.url} />;
}

function OfOrganization({ id, organizationId, slug }: { id: string; organizationId: string; slug: string }) {
  const { data } = trpc.organization.listWebhooks.useQuery({ organizationId });
  const name = data?.find((webhook) => webhook.id === id)?.url;
  return <FactLink to={`/organizations/${slug}/webhooks/${id}`} name={name} />;
}
