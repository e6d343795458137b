import { Button, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconBan, IconShieldCheck } from '@tabler/icons-react';
import { z } from 'zod';

import { State } from '#client/console/parts/state.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { Loaded, type LoadedQuery } from '#client/console/lists/loaded.tsx';
import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { isolated } from '#client/console/applications/isolated.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetClientHost } from '#shared/oauth-provider/registration.ts';

import { texts } from './host-texts.ts';

type Host = Outputs['admin']['oauth2']['listClientHosts'][number];

interface HostsCardProps {
  query: LoadedQuery<Host[]>;
  mayManage: boolean;
}

/** The hosts whose applications no user registers, which the platform verifies or blocks. */
export function HostsCard({ query, mayManage }: HostsCardProps) {
  return (
    <Card title={texts.title} about={texts.about}>
      <Loaded query={query} rows={2}>
        {(hosts) =>
          hosts.length === 0 ? (
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          ) : (
            <Hosts hosts={hosts} mayManage={mayManage} />
          )
        }
      </Loaded>
      {mayManage ? <VerifyHost /> : null}
    </Card>
  );
}

function Hosts({ hosts, mayManage }: { hosts: readonly Host[]; mayManage: boolean }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.columns.host}</Table.Th>
          <Table.Th>{texts.columns.state}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.columns.applications}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.columns.users}</Table.Th>
          {mayManage ? (
            <Table.Th>
              <span className="visually-hidden">{texts.columns.actions}</span>
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {hosts.map((host) => (
          <Row key={host.host} host={host} mayManage={mayManage} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ host: { host, state, applications, users }, mayManage }: { host: Host; mayManage: boolean }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{host}</bdi>
        </Text>
      </Table.Td>
      <Table.Td>
        <State kind={state === 'verified' ? 'good' : state === 'blocked' ? 'bad' : 'neutral'}>
          {texts.states[state ?? 'unknown']}
        </State>
      </Table.Td>
      <Table.Td visibleFrom="sm">{applications}</Table.Td>
      <Table.Td visibleFrom="sm">{users}</Table.Td>
      {mayManage ? (
        <Table.Td>
          <HostMenu host={host} state={state} />
        </Table.Td>
      ) : null}
    </Table.Tr>
  );
}

function HostMenu({ host, state }: Pick<Host, 'host' | 'state'>) {
  const [opened, { open, close }] = useDisclosure();
  const { run } = useSingleFlight();
  const set = trpc.admin.oauth2.setClientHost.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.done);
    },
  });
  const change = (to: Host['state']) => void run(() => set.mutateAsync({ host, state: to }), notifyError);
  const verify: MenuAction = { label: texts.verify, Icon: IconShieldCheck, run: () => change('verified') };
  const reset: MenuAction = { label: texts.reset, Icon: IconArrowBackUp, run: () => change(null) };
  const block: MenuAction = { label: texts.block, Icon: IconBan, run: open, isDangerous: true };
  const actions = [
    ...(state === 'verified' ? [] : [verify]),
    ...(state === null ? [] : [reset]),
    ...(state === 'blocked' ? [] : [block]),
  ];
  return (
    <>
      <ActionsMenu label={texts.actions(isolated(host))} actions={actions} />
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.question(isolated(host))}
        confirmLabel={texts.block}
        onConfirm={() => set.mutateAsync({ host, state: 'blocked' })}
      >
        {texts.consequences}
      </Confirm>
    </>
  );
}

const VerifiedHost = z.object({ host: SetClientHost.shape.host });

/** Before its first application is used. */
function VerifyHost() {
  const [opened, { open, close }] = useDisclosure();
  const set = trpc.admin.oauth2.setClientHost.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.done);
    },
  });
  return (
    <div>
      <Button variant="default" onClick={open}>
        {texts.submit}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.submit}>
        <CallForm
          schema={VerifiedHost}
          call={{ mutateAsync: ({ host }) => set.mutateAsync({ host, state: 'verified' }) }}
          action={texts.submit}
        >
          <TextField
            name="host"
            label={texts.columns.host}
            placeholder={texts.example}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </CallForm>
      </Dialog>
    </div>
  );
}
