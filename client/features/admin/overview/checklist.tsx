import { Anchor, Button, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';

import { useSession } from '#client/sdk/session.ts';

import type { OverviewData } from './overview-data.ts';
import { texts } from './texts.ts';

interface Step {
  name: keyof typeof texts.checklist.items;
  isDone: boolean;
  /** The screen on which it is done. */
  to?: string;
}

/** The findings that the steps name in their own words. */
export const stepFindings: Readonly<Record<'mail' | 'address' | 'production', readonly string[]>> = {
  mail: ['development mailbox'],
  address: ['http base URL', 'local base URL'],
  production: ['not in production mode', 'generated secret', 'weak secret'],
};

/** The first steps of a new installation, shown until all are done or this browser hides them. */
export function useChecklist({ findings, organizations }: OverviewData) {
  const { data: session } = useSession();
  const [isHidden, setHidden] = useLocalStorage({ key: 'gatehouse-checklist-hidden', defaultValue: false });
  const has = (names: readonly string[]) => findings.some(({ name }) => names.includes(name));
  const steps: Step[] = [
    { name: 'administrator', isDone: true },
    { name: 'secondFactor', isDone: session?.user.twoFactorEnabled ?? false, to: '/account/security' },
    { name: 'organization', isDone: organizations.count > 0, to: '/new-organization' },
    { name: 'mail', isDone: !has(stepFindings.mail), to: '/admin/settings/emails' },
    { name: 'address', isDone: !has(stepFindings.address) },
    { name: 'production', isDone: !has(stepFindings.production) },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  return { steps, done, isShown: done < steps.length && !isHidden, hide: () => setHidden(true) };
}

export function Checklist({ overview }: { overview: OverviewData }) {
  const { steps, done, isShown, hide } = useChecklist(overview);
  if (!isShown) return null;
  return (
    <Paper component="section">
      <Group gap="xs" px="lg" py="sm">
        <Title order={2}>{texts.checklist.title}</Title>
        <Text size="sm" c="dimmed" flex={1}>
          {texts.checklist.about(done, steps.length)}
        </Text>
        <Button variant="subtle" size="compact-sm" me={-8} onClick={hide}>
          {texts.checklist.hide}
        </Button>
      </Group>
      <ul className="rows">
        {steps.map((step) => (
          <Item key={step.name} {...step} />
        ))}
      </ul>
    </Paper>
  );
}

function Item({ name, isDone, to }: Step) {
  const item: { title: string; about: string; next?: string } = texts.checklist.items[name];
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <li className="row">
      <Icon
        size={20}
        color={isDone ? 'var(--gatehouse-good)' : 'var(--mantine-color-dimmed)'}
        aria-hidden
        style={{ flexShrink: 0 }}
      />
      <VisuallyHidden>{isDone ? texts.checklist.done : texts.checklist.open}</VisuallyHidden>
      <div className="grow">
        <Text size="sm" fw={500}>
          {item.title}
        </Text>
        <Text size="sm" c="dimmed">
          {item.about}
        </Text>
      </div>
      {!isDone && to !== undefined && item.next !== undefined ? (
        <Anchor component={Link} to={to} size="sm" style={{ flexShrink: 0 }}>
          {item.next}
        </Anchor>
      ) : null}
    </li>
  );
}
