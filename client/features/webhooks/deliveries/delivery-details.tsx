import { Anchor, Button, Code, CopyButton as Copying, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy, IconSend } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { ExactTime, RelativeTime } from '#client/components/text/relative-time.tsx';
import { texts as shared } from '#client/components/texts/app-texts.ts';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { FactLink } from '#client/console/events/fact-link.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import { useWebhookOwner, type DeliveryDetails as Details } from '#client/features/webhooks/webhook-calls.ts';
import { Fact } from '#client/features/webhooks/webhook-facts.tsx';

import { Attempts } from './attempts.tsx';
import { DeliveryState, Outcome, stateOf } from './delivery-state.tsx';
import { useSubject } from './delivery-subject.tsx';
import { curlOf, headersOf, prettyJson, VERIFICATION } from './request-text.ts';

interface DeliveryDetailsProps {
  /** Null while the drawer is closed. */
  deliveryId: string | null;
  /** No attempt is made. */
  isPaused: boolean;
  refetchInterval: number;
  onClose: () => void;
}

/** What a delivery sent, each attempt, and what the receiver answered. */
export function DeliveryDetails({ deliveryId, isPaused, refetchInterval, onClose }: DeliveryDetailsProps) {
  return (
    <Drawer
      opened={deliveryId !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={texts.deliveries.detail.title}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      {deliveryId === null ? null : (
        <DeliveryById deliveryId={deliveryId} isPaused={isPaused} refetchInterval={refetchInterval} />
      )}
    </Drawer>
  );
}

type DeliveryByIdProps = Omit<DeliveryDetailsProps, 'deliveryId' | 'onClose'> & { deliveryId: string };

function DeliveryById({ deliveryId, isPaused, refetchInterval }: DeliveryByIdProps) {
  const { calls, input } = useWebhookOwner();
  const query = calls.getDelivery.useQuery({ ...input, deliveryId }, { refetchInterval });
  return <Loaded query={query}>{(details) => <Content details={details} isPaused={isPaused} />}</Loaded>;
}

function Content({ details, isPaused }: { details: Details; isPaused: boolean }) {
  const { detail, columns } = texts.deliveries;
  const { delivery, log, body } = details;
  const [chosen, setChosen] = useState<string | null>(null);
  const attempt = log.find(({ startedAt }) => startedAt === chosen) ?? log.at(-1);
  return (
    <Stack gap="md">
      <Actions details={details} attempt={attempt} isPaused={isPaused} />
      <dl className="facts">
        <Fact name={columns.event}>
          <Code>{delivery.type}</Code>
        </Fact>
        <Fact name={columns.state}>
          <DeliveryState state={stateOf(delivery)} />
        </Fact>
        <Subject delivery={delivery} />
        <Fact name={columns.time}>
          <ExactTime at={delivery.occurredAt} />
        </Fact>
        <Fact name={detail.eventId}>
          <Id id={delivery.eventId} what={detail.eventId} />
        </Fact>
        {delivery.nextAttemptAt === null || isPaused ? null : (
          <Fact name={columns.next}>
            <RelativeTime at={delivery.nextAttemptAt} />
          </Fact>
        )}
      </dl>
      <Part title={columns.attempts}>
        <Attempts log={log} chosen={attempt} onChoose={setChosen} />
        {log.length === 0 ? <Muted>{detail.noAttempt}</Muted> : null}
      </Part>
      <Part title={detail.request}>
        <ContentBlock text={headersOf(details, attempt).join('\n')} what={detail.copy.headers} />
        <ContentBlock text={prettyJson(body)} copied={body} what={detail.copy.body} />
      </Part>
      {attempt === undefined ? null : (
        <Part title={detail.response}>
          <Outcome of={attempt} />
          {attempt.contentType === null ? null : (
            <ContentBlock text={`content-type: ${attempt.contentType}`} what={detail.copy.headers} />
          )}
          {attempt.body ? (
            <ContentBlock text={prettyJson(attempt.body)} copied={attempt.body} what={detail.copy.response} />
          ) : null}
          {attempt.body || attempt.responseStatus === null ? null : <Muted>{detail.noContent}</Muted>}
        </Part>
      )}
      <Part title={detail.verify.title}>
        <Muted>
          {detail.verify.about}{' '}
          <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" inherit>
            {detail.verify.standard}
          </Anchor>
        </Muted>
        <ContentBlock text={VERIFICATION} what={detail.copy.code} />
        <Muted>{detail.verify.tolerance}</Muted>
      </Part>
    </Stack>
  );
}

/** The name of what the event is about, above its id. */
function Subject({ delivery }: { delivery: Details['delivery'] }) {
  const subject = useSubject(delivery);
  if (subject === null) return null;
  const { detail } = texts.deliveries;
  return (
    <Fact name={detail.subject[subject.kind]}>
      <FactLink name={subject.name ?? undefined} to={subject.page} />
      <Id id={subject.id} what={detail.copy[subject.kind]} />
    </Fact>
  );
}

function Id({ id, what }: { id: string; what: string }) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text span size="xs" c="dimmed" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {id}
      </Text>
      <CopyButton text={id} what={what} />
    </Group>
  );
}

interface ActionsProps {
  details: Details;
  attempt: Details['log'][number] | undefined;
  isPaused: boolean;
}

function Actions({ details, attempt, isPaused }: ActionsProps) {
  const { calls, input, canManage } = useWebhookOwner();
  const { id: deliveryId } = details.delivery;
  const state = stateOf(details.delivery);
  const { redeliver: sendAgain, retry } = texts.deliveries;
  const redeliver = calls.redeliver.useMutation({
    onSuccess: () => notifySuccess(texts.deliveries.redelivered),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  return (
    <Group gap="sm">
      {canManage && !isPaused && state !== 'pending' ? (
        <Button
          loading={isPending}
          leftSection={<IconSend size={16} />}
          onClick={() => void run(() => redeliver.mutateAsync({ ...input, deliveryId }))}
        >
          {state === 'retrying' ? retry : sendAgain}
        </Button>
      ) : null}
      <Copying value={curlOf(details, attempt)} timeout={1500}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          >
            {copied ? partTexts.copy.copied : texts.deliveries.detail.curl}
          </Button>
        )}
      </Copying>
    </Group>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={3} fz="sm">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

const Muted = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

interface ContentBlockProps {
  text: string;
  /** What is copied, if it is not the text: a signature is valid for the bytes that were sent. */
  copied?: string;
  what: string;
}

const ContentBlock = ({ text, copied = text, what }: ContentBlockProps) => (
  <div className="delivery-block">
    <Code block className="delivery-content">
      {text}
    </Code>
    <CopyButton text={copied} what={what} />
  </div>
);
