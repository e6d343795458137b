import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { errorMessage } from '#client/components/text/error-message.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { Account } from '#client/console/applications/account.tsx';
import { FixedScope, ScopeList } from '#client/console/applications/scope-list.tsx';
import { useWasSeen } from '#client/console/applications/use-was-seen.ts';
import { hostOf, isolated } from '#client/console/applications/isolated.ts';
import { WithValue } from '#client/console/applications/with-value.tsx';
import { wordsOf } from '#client/console/applications/words-of.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { isApplicationScope } from '#shared/oauth-provider/scopes.ts';

import type { DeviceRequest } from './request.ts';
import { texts } from './texts.ts';

interface QuestionProps {
  request: DeviceRequest;
}

type Decision = 'approved' | 'denied';

/** Asks whether the code is that of the user's own device, which the user of a link of an attacker would deny. */
export function Question({ request }: QuestionProps) {
  const { user_code: code, status } = request;
  const [decision, setDecision] = useState<Decision | null>(status === 'pending' ? null : status);
  if (decision !== null) return <Decided decision={decision} />;
  return (
    <Screen title={texts.question(isolated(code))} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Account isFixed />
          <Origin request={request} />
          <Access request={request} />
          <Alert variant="light" color="yellow">
            {texts.warning(publicConfiguration.name)}
          </Alert>
          <Choice code={code} onDecided={setDecision} />
        </Stack>
      </Paper>
    </Screen>
  );
}

/** Who asks, and from where. The user agent is not shown: the device chooses it. */
function Origin({ request: { client, requestedFrom } }: QuestionProps) {
  const { at, ipAddress, isSameNetwork } = requestedFrom;
  const host = hostOf(client.client_uri);
  return (
    <div>
      <Text size="sm">
        <WithValue text={texts.asks} value={client.client_name} />
        {host === null ? null : (
          <>
            {' '}
            <bdi>({host})</bdi>
          </>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.origin[isSameNetwork ? 'same' : 'other'](isolated(ipAddress))} · {texts.asked} <RelativeTime at={at} />
      </Text>
    </div>
  );
}

function Access({ request: { scope, startsSession } }: QuestionProps) {
  if (startsSession) return <Text size="sm">{texts.session}</Text>;
  return (
    <ScopeList title={texts.scopes}>
      {scope
        .split(' ')
        .filter(isApplicationScope)
        .map((name) => (
          <li key={name}>
            <FixedScope words={wordsOf(name)} />
          </li>
        ))}
    </ScopeList>
  );
}

function Choice({ code: userCode, onDecided }: { code: string; onDecided: (decision: Decision) => void }) {
  const wasSeen = useWasSeen();
  const { isPending, error, run } = useSingleFlight();
  const approve = trpc.deviceApprove.useMutation({ onSuccess: () => onDecided('approved') });
  const deny = trpc.deviceDeny.useMutation({ onSuccess: () => onDecided('denied') });
  return (
    <>
      {error ? (
        <Alert color="red" role="alert" variant="light">
          {errorMessage(error)}
        </Alert>
      ) : null}
      <Group grow>
        <Button
          variant="default"
          loading={deny.isPending}
          disabled={isPending && !deny.isPending}
          onClick={() => void run(() => deny.mutateAsync({ userCode }))}
        >
          {texts.deny}
        </Button>
        <Button
          loading={approve.isPending}
          disabled={!wasSeen || (isPending && !approve.isPending)}
          onClick={() => void run(() => approve.mutateAsync({ userCode }))}
        >
          {texts.approve}
        </Button>
      </Group>
    </>
  );
}

function Decided({ decision }: { decision: Decision }) {
  return <Screen {...texts[decision]} centered />;
}
