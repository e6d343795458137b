import { Button, Code, Group, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { eventTitle } from '#client/console/lists/audit-texts.ts';

import { Fact } from './fact.tsx';
import { ReplaceSecret } from './replace-secret.tsx';
import { texts } from './texts.ts';
import { useWebhookOwner, type Webhook } from './webhook-calls.ts';
import { sinceOf } from './webhook-state.tsx';

/** A secret that is not shown. */
const MASKED = 'whsec_••••••••';

/** What a webhook is: its events, its note, its age and its secret, which is never shown again. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { types, description, createdAt } = webhook;
  const since = sinceOf(webhook);
  return (
    <Paper px="lg" py="xs">
      <dl className="facts webhook-facts">
        <Fact name={texts.fields.events}>
          {types === null ? (
            texts.allEvents
          ) : (
            <Group gap={6}>
              {types.map((type) => (
                <Code key={type} title={eventTitle(type)}>
                  {type}
                </Code>
              ))}
            </Group>
          )}
        </Fact>
        <Fact name={texts.fields.description}>
          <bdi>{description ?? '–'}</bdi>
        </Fact>
        {since.at === createdAt ? null : (
          <Fact name={since.text}>
            <RelativeTime at={since.at} />
          </Fact>
        )}
        <Fact name={texts.since.created}>
          <RelativeTime at={createdAt} />
        </Fact>
        <Fact name={texts.fields.secret}>
          <Secret webhookId={webhook.id} />
        </Fact>
      </dl>
    </Paper>
  );
}

function Secret({ webhookId }: { webhookId: string }) {
  const { canManage } = useWebhookOwner();
  const [opened, { open, close }] = useDisclosure();
  return (
    <Group gap="sm">
      <Code aria-hidden>{MASKED}</Code>
      {canManage ? (
        <Button variant="default" size="compact-xs" onClick={open}>
          {texts.rotate.confirm}
        </Button>
      ) : (
        texts.fields.secretHidden
      )}
      <ReplaceSecret webhookId={webhookId} opened={opened} onClose={close} />
    </Group>
  );
}
