import { Permitted } from '#client/console/access/permitted.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { Problem } from '#client/console/parts/problem.tsx';
import { auditEvents } from '#shared/audit-log/schemas.ts';

import { StreamOwner } from './stream-calls.ts';
import { Streams } from './streams.tsx';
import { texts } from './texts.ts';

const organizationEvents = auditEvents.filter((event) =>
  /^(organization|organization-role|member|invitation|team|service-account|webhook|audit-stream)\./.test(event),
);

export function PlatformStreamsScreen() {
  const { may } = usePlatformAccess();
  return (
    <Permitted needs={{ 'audit-stream': ['list'] }}>
      <StreamOwner value={{ input: {}, events: auditEvents, canManage: may({ 'audit-stream': ['manage'] }) }}>
        <Streams about={texts.about} />
      </StreamOwner>
    </Permitted>
  );
}

export function OrganizationStreamsScreen() {
  const { organization, hasPermission } = useOrganization();
  if (!hasPermission({ organization: ['update'] })) return <Problem title={texts.title} about={texts.notAllowed} />;
  const owner = { input: { organizationId: organization.id }, events: organizationEvents, canManage: true };
  return (
    <StreamOwner value={owner}>
      <Streams about={texts.aboutOrganization(organization.name)} />
    </StreamOwner>
  );
}
