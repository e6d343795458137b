import type { ReactNode } from 'react';

import { Permitted } from '#client/console/access/permitted.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { Problem } from '#client/console/parts/problem.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { eventTypes } from '#shared/event-log/schemas.ts';

import { Deliveries } from './deliveries/deliveries.tsx';
import { texts } from './texts.ts';
import { WebhookOwner } from './webhook-calls.ts';
import { Webhooks } from './webhooks.tsx';

const organizationTypes = eventTypes.filter((type) => /^(organization|member|invitation|team|webhook)\./.test(type));

export const PlatformWebhooksScreen = () => (
  <OfPlatform>
    <Webhooks about={texts.about} />
  </OfPlatform>
);

export const PlatformDeliveriesScreen = () => (
  <OfPlatform>
    <Deliveries />
  </OfPlatform>
);

export function OrganizationWebhooksScreen() {
  const { organization } = useOrganization();
  return (
    <OfOrganization>
      <Webhooks about={texts.aboutOrganization(organization.name)} />
    </OfOrganization>
  );
}

export const OrganizationDeliveriesScreen = () => (
  <OfOrganization>
    <Deliveries />
  </OfOrganization>
);

function OfPlatform({ children }: { children: ReactNode }) {
  const { may } = usePlatformAccess();
  const owner = { path: '/admin/webhooks', input: {}, types: eventTypes, canManage: may({ webhook: ['manage'] }) };
  return (
    <Permitted needs={{ webhook: ['list'] }}>
      <WebhookOwner value={owner}>{children}</WebhookOwner>
    </Permitted>
  );
}

function OfOrganization({ children }: { children: ReactNode }) {
  const { organization, hasPermission } = useOrganization();
  if (!hasPermission({ organization: ['update'] })) return <Problem title={texts.title} about={texts.notAllowed} />;
  const owner = {
    path: `/organizations/${organization.slug}/webhooks`,
    input: { organizationId: organization.id },
    types: organizationTypes,
    canManage: true,
  };
  return <WebhookOwner value={owner}>{children}</WebhookOwner>;
}
