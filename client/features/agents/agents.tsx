import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';

import { State } from '#client/console/parts/state.tsx';
import { RelativeTime, useNow } from '#client/components/text/relative-time.tsx';
import { isolated } from '#client/console/applications/isolated.ts';
import { UsedBudget } from '#client/console/applications/used-budget.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { List } from '#client/console/lists/list.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import type { Agent } from './agent.ts';
import { useArea } from './area.ts';
import { Renew } from './renew.tsx';
import { texts } from './texts.ts';

/** The agents of an owner, and their kill switch. */
export function Agents() {
  const { organization, path, mayManage, input } = useArea();
  const query = trpc.agent.list.useQuery(input);
  const allStopped = query.data?.allStopped ?? false;
  const { name } = publicConfiguration;
  const registerButton = (
    <Button component={Link} to={`${path}/new`} leftSection={<IconPlus size={16} />}>
      {texts.register.open}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      about={organization === null ? texts.about(name) : texts.aboutOwn(organization.name)}
      actions={
        mayManage ? (
          <Group gap="sm">
            <SwitchAll allStopped={allStopped} />
            {registerButton}
          </Group>
        ) : null
      }
    >
      {allStopped ? <Alert variant="light">{texts.stopAll.isStopped}</Alert> : null}
      <Paper>
        <List
          query={query}
          itemsOf={({ agents }) => agents}
          rows={4}
          // Beside the title, one can also let stopped agents act again.
          empty={{ icon: <IconSparkles />, ...texts.empty, action: mayManage && !allStopped ? registerButton : null }}
        >
          {(agents) => (
            <ul className="rows">
              {agents.map((agent) => (
                <Row key={agent.client_id} agent={agent} />
              ))}
            </ul>
          )}
        </List>
      </Paper>
    </Screen>
  );
}

function SwitchAll({ allStopped }: { allStopped: boolean }) {
  const { organization, input } = useArea();
  const owner = organization?.name ?? publicConfiguration.name;
  const stop = trpc.agent.stopAll.useMutation({ onSuccess: () => notifySuccess(texts.stopAll.done) });
  const resume = trpc.agent.resumeAll.useMutation({ onSuccess: () => notifySuccess(texts.resumeAll.done) });
  if (allStopped) {
    const { action, question, consequences } = texts.resumeAll;
    return (
      <ConfirmButton
        label={action}
        title={question}
        confirmLabel={action}
        isHarmless
        onConfirm={() => resume.mutateAsync(input)}
      >
        {consequences}
      </ConfirmButton>
    );
  }
  const { action, question, consequences } = texts.stopAll;
  return (
    <ConfirmButton
      label={action}
      title={question}
      confirmLabel={action}
      confirmationText={owner}
      onConfirm={() => stop.mutateAsync(input)}
    >
      {consequences(owner)}
    </ConfirmButton>
  );
}

function Row({ agent }: { agent: Agent }) {
  const { client_name, purpose, responsible, budget, used, users, organization } = agent;
  const { mayManage, organization: own } = useArea();
  return (
    // On a phone, the buttons are below the texts.
    <li className="row" style={{ flexWrap: 'wrap' }}>
      <div className="grow">
        <Group gap="xs">
          <Text size="sm" fw={500}>
            <bdi>{client_name}</bdi>
          </Text>
          <AgentState agent={agent} />
        </Group>
        <Text size="sm">
          <bdi>{purpose}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {own === null && organization !== null ? (
            <>
              <bdi>{organization.name}</bdi> ·{' '}
            </>
          ) : null}
          {responsible === null ? texts.unanswered : texts.answeredFor(isolated(responsible.name || responsible.email))}
          {` · ${texts.users(users)} · `}
          <End agent={agent} />
        </Text>
        <UsedBudget used={used} budget={budget} />
      </div>
      {mayManage ? (
        <Group gap="xs">
          <Renew agent={agent} />
          <Switch agent={agent} />
        </Group>
      ) : null}
    </li>
  );
}

function hasEnded({ expiresAt }: Agent, now: number): boolean {
  return new Date(expiresAt).getTime() <= now;
}

function AgentState({ agent }: { agent: Agent }) {
  const isEnded = hasEnded(agent, useNow());
  const { active, stopped, ended } = texts.state;
  return (
    <State kind={agent.stopped ? 'bad' : isEnded ? 'neutral' : 'good'}>
      {agent.stopped ? stopped : isEnded ? ended : active}
    </State>
  );
}

function End({ agent }: { agent: Agent }) {
  const isEnded = hasEnded(agent, useNow());
  return (
    <>
      {isEnded ? texts.ended : texts.ends} <RelativeTime at={agent.expiresAt} />
    </>
  );
}

function Switch({ agent: { client_id, client_name, stopped } }: { agent: Agent }) {
  const stop = trpc.agent.stop.useMutation({ onSuccess: () => notifySuccess(texts.stop.done) });
  const resume = trpc.agent.resume.useMutation({ onSuccess: () => notifySuccess(texts.resume.done) });
  const { action, question, consequences } = stopped ? texts.resume : texts.stop;
  const call = stopped ? resume : stop;
  return (
    <ConfirmButton
      size="xs"
      label={action}
      target={client_name}
      title={question(isolated(client_name))}
      confirmLabel={action}
      isHarmless={stopped}
      onConfirm={() => call.mutateAsync({ client_id })}
    >
      {consequences}
    </ConfirmButton>
  );
}
