import { Button, Paper } from '@mantine/core';
import { Link } from 'react-router';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Step } from '#client/console/parts/step.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { isProven, provenNames, type Connection } from './connection.ts';
import { RequireStep } from './require-step.tsx';
import { texts } from './texts.ts';
import { useManager } from './use-manager.ts';

/** What single sign-on needs, as numbered rows with their state. */
export function SetUpSteps({ connections }: { connections: readonly Connection[] }) {
  const { organization, hasPermission, setupLink } = useSetUp();
  const seesDomains = hasPermission({ domain: ['read'] });
  const { data: domains = [] } = trpc.organization.listDomains.useQuery(
    { organizationId: organization.id },
    { enabled: seesDomains },
  );
  // The first step that is open has the filled button.
  const hasDomain = !seesDomains || domains.some(isProven);
  return (
    <Paper component="section" aria-label={texts.steps.title}>
      <ol className="rows steps">
        {seesDomains ? <DomainStep domains={domains} /> : null}
        <ConnectionStep connections={connections} isNext={hasDomain} />
        {setupLink === null ? <RequireStep connections={connections} /> : null}
      </ol>
    </Paper>
  );
}

function StepLink({ to, isNext, children }: { to: string; isNext: boolean; children: string }) {
  return (
    <Button component={Link} to={to} variant={isNext ? 'filled' : 'default'}>
      {children}
    </Button>
  );
}

function DomainStep({ domains }: { domains: Outputs['organization']['listDomains'] }) {
  const { hasPermission, path: root } = useSetUp();
  const { title, about, pending, done, action, manage } = texts.steps.domain;
  const isDone = domains.some(isProven);
  const open = domains.filter((domain) => !isProven(domain)).map(({ domain }) => domain);
  const canManage = hasPermission({ domain: ['manage'] });
  const canAdd = canManage && domains.length === 0;
  return (
    <Step
      title={title}
      isDone={isDone}
      about={isDone ? done(provenNames(domains)) : open.length > 0 ? pending(open.join(', ')) : about}
    >
      <StepLink to={`${root}/domains${canAdd ? '?add' : ''}`} isNext={canManage && !isDone}>
        {canAdd ? action : manage}
      </StepLink>
    </Step>
  );
}

function ConnectionStep({ connections, isNext }: { connections: readonly Connection[]; isNext: boolean }) {
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
          <StepLink to={`${path}/new`} isNext={isNext}>
            {texts.add.action}
          </StepLink>
        </div>
      ) : null}
      {canManage && first && !isDone ? (
        <StepLink to={`${path}/connections/${first.providerId}`} isNext={isNext}>
          {next}
        </StepLink>
      ) : null}
    </Step>
  );
}
