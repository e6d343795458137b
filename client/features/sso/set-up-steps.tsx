import { Anchor, Paper } from '@mantine/core';
import { Link } from 'react-router';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Step } from '#client/console/parts/step.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { isProven, provenNames, type Connection } from './connection.ts';
import { RequireStep } from './require-step.tsx';
import { texts } from './texts.ts';
import { useManager } from './use-manager.ts';

/** What single sign-on needs, as numbered rows with their state. */
export function SetUpSteps({ connections }: { connections: readonly Connection[] }) {
  const { hasPermission, setupLink } = useSetUp();
  return (
    <Paper component="section" aria-label={texts.steps.title}>
      <ol className="rows steps">
        {hasPermission({ domain: ['read'] }) ? <DomainStep /> : null}
        <ConnectionStep connections={connections} />
        {setupLink === null ? <RequireStep connections={connections} /> : null}
      </ol>
    </Paper>
  );
}

function DomainStep() {
  const { organization, hasPermission, path: root } = useSetUp();
  const { data: domains = [] } = trpc.organization.listDomains.useQuery({ organizationId: organization.id });
  const { title, about, pending, done, action, manage } = texts.steps.domain;
  const isDone = domains.some(isProven);
  const open = domains.filter((domain) => !isProven(domain)).map(({ domain }) => domain);
  const canAdd = hasPermission({ domain: ['manage'] }) && domains.length === 0;
  return (
    <Step
      title={title}
      isDone={isDone}
      about={isDone ? done(provenNames(domains)) : open.length > 0 ? pending(open.join(', ')) : about}
    >
      <Anchor component={Link} to={`${root}/domains`} size="sm">
        {canAdd ? action : manage}
      </Anchor>
    </Step>
  );
}

function ConnectionStep({ connections }: { connections: readonly Connection[] }) {
  const { path: root } = useSetUp();
  const { canManage, canTurnOn } = useManager();
  const { title, about, pending, done, next } = texts.steps.connection;
  const namesOf = (some: readonly Connection[]) => some.map(({ name }) => name).join(', ');
  const enabled = connections.filter((connection) => connection.enabled);
  const isDone = enabled.length > 0;
  const [first] = connections;
  const path = `${root}/single-sign-on`;
  return (
    <Step
      title={title}
      isDone={isDone}
      about={isDone ? done(namesOf(enabled)) : first && canTurnOn ? pending(namesOf(connections)) : about}
    >
      {canManage && !first ? (
        // In place of the button beside the title.
        <div className="empty-action">
          <Anchor component={Link} to={`${path}/new`} size="sm">
            {texts.add.action}
          </Anchor>
        </div>
      ) : null}
      {canManage && first && !isDone ? (
        <Anchor component={Link} to={`${path}/connections/${first.providerId}`} size="sm">
          {next}
        </Anchor>
      ) : null}
    </Step>
  );
}
