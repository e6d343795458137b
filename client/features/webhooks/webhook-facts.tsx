import { Button, Code, Group, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { eventTitle } from '#client/console/lists/audit-texts.ts';

import { ReplaceSecret } from './replace-secret.tsx';
import { texts } from './texts.ts';
import { useWebhookOwner, type Webhook } from './webhook-calls.ts';

/** A secret that is not shown. */
const MASKED = 'whsec_••••••••';

/** What a webhook is: its events, its note, its age and its secret, which is never shown again. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { types, description, createdAt, disabledAt } = webhook;
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
        {description ? (
          <Fact name={texts.fields.description}>
            <bdi>{description}</bdi>
          </Fact>
        ) : null}
        {disabledAt === null ? null : (
          <Fact name={texts.since.disabled}>
            <RelativeTime at={disabledAt} />
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

/** A named value, in a list of the class `facts`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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
