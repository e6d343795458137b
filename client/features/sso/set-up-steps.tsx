import { Anchor, Paper, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { isProven, provenNames, type Connection } from './connection.ts';
import { texts } from './texts.ts';
import { useManager } from './use-manager.ts';

/** What single sign-on needs, as numbered rows with their state. */
export function SetUpSteps({ connections }: { connections: readonly Connection[] }) {
  const { hasPermission } = useOrganization();
  return (
    <Paper component="section" aria-label={texts.steps.title}>
      <ol className="rows sso-steps">
        {hasPermission({ domain: ['read'] }) ? <DomainStep /> : null}
        <ConnectionStep connections={connections} />
      </ol>
    </Paper>
  );
}

function DomainStep() {
  const { organization, hasPermission } = useOrganization();
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
      <Anchor component={Link} to={`/organizations/${organization.slug}/domains`} size="sm">
        {canAdd ? action : manage}
      </Anchor>
    </Step>
  );
}

function ConnectionStep({ connections }: { connections: readonly Connection[] }) {
  const { organization } = useOrganization();
  const { canManage } = useManager();
  const { title, about, pending, done, next } = texts.steps.connection;
  const namesOf = (some: readonly Connection[]) => some.map(({ name }) => name).join(', ');
  const enabled = connections.filter((connection) => connection.enabled);
  const isDone = enabled.length > 0;
  const [first] = connections;
  const path = `/organizations/${organization.slug}/single-sign-on`;
  return (
    <Step
      title={title}
      isDone={isDone}
      about={isDone ? done(namesOf(enabled)) : first ? pending(namesOf(connections)) : about}
    >
      {canManage && !isDone ? (
        <Anchor component={Link} to={first ? `${path}/connections/${first.providerId}` : `${path}/new`} size="sm">
          {first ? next : texts.add.action}
        </Anchor>
      ) : null}
    </Step>
  );
}

interface StepProps {
  title: string;
  about: string;
  isDone: boolean;
  /** What leads further. */
  children?: ReactNode;
}

function Step({ title, about, isDone, children }: StepProps) {
  return (
    <li className="row" data-done={isDone || undefined}>
      <span className="sso-step-mark" aria-hidden>
        {isDone ? <IconCheck size={16} /> : null}
      </span>
      <div className="grow">
        <Text size="sm" fw={500}>
          {title}
          <span className="visually-hidden"> ({isDone ? texts.steps.done : texts.steps.open})</span>
        </Text>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      {children}
    </li>
  );
}
