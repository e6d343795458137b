import { Paper, Text } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useState } from 'react';

import { State } from '#client/console/parts/state.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { List } from '#client/console/lists/list.tsx';
import { useDialogButton } from '#client/console/forms/use-dialog-button.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { Screen } from '#client/page/screen.tsx';

import { useStreamOwner, type Stream } from './stream-calls.ts';
import { CreateForm } from './stream-forms.tsx';
import { StreamMenu } from './stream-menu.tsx';
import { texts } from './texts.ts';

/** The streams of the platform or of an organization. */
export function Streams({ about }: { about: string }) {
  const { calls, input, canManage } = useStreamOwner();
  const query = calls.list.useQuery(input);
  const { button, dialog } = useDialogButton(texts.create.open);
  const action = canManage ? button : null;
  return (
    <Screen title={texts.title} about={about} actions={action}>
      <Paper>
        <List query={query} itemsOf={(streams) => streams} empty={{ icon: <IconBroadcast />, ...texts.empty, action }}>
          {(streams) => (
            <ul className="rows">
              {streams.map((stream) => (
                <StreamRow key={stream.id} stream={stream} />
              ))}
            </ul>
          )}
        </List>
      </Paper>
      <AddStream {...dialog} />
    </Screen>
  );
}

function StreamRow({ stream }: { stream: Stream }) {
  const { canManage } = useStreamOwner();
  const { name, preset, format, url, includesOrigin, disabledAt, failingSince, lastError } = stream;
  const state = disabledAt === null ? failingSince && texts.state.failing : texts.state.disabled;
  const kind = [texts.presets[preset], texts.formats[format], ...(includesOrigin ? [texts.withAddresses] : [])];
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500} component="span">
          {name}
        </Text>{' '}
        {state === null ? null : <State kind={disabledAt === null ? 'bad' : 'neutral'}>{state}</State>}
        <Text size="sm" c="dimmed">
          {kind.join(' · ')} · {url}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          <Position stream={stream} />
        </Text>
        {lastError === null ? null : (
          <Text size="sm" c="var(--mantine-color-error)">
            {lastError}
            {failingSince === null ? null : (
              <>
                {' · '}
                {texts.failing} <RelativeTime at={failingSince} />
              </>
            )}
          </Text>
        )}
      </div>
      {canManage ? <StreamMenu stream={stream} /> : null}
    </li>
  );
}

function Position({ stream: { sequence, behind = 0, deliveredAt } }: { stream: Stream }) {
  const format = (count: number) => count.toLocaleString(pageLocale());
  return (
    <>
      {behind === 0 ? texts.upToDate : texts.behind(behind, format(behind))} · {texts.position(format(sequence))}
      {deliveredAt === null ? null : (
        <>
          {' · '}
          {texts.delivered} <RelativeTime at={deliveredAt} />
        </>
      )}
    </>
  );
}

interface AddProps {
  opened: boolean;
  onClose: () => void;
}

function AddStream({ opened, onClose }: AddProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const onCreated = (created: string | null) => {
    onClose();
    setSecret(created);
    if (created === null) notifySuccess(texts.create.done);
  };
  return (
    <>
      <Dialog opened={opened} onClose={onClose} title={texts.create.title}>
        <CreateForm onCreated={onCreated} />
      </Dialog>
      <SecretDialog secret={secret} {...texts.secret} onDone={() => setSecret(null)} />
    </>
  );
}
