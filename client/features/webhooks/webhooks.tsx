import './webhooks.css';

import { Group, Paper, Text } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { useDialogButton, type DialogState } from '#client/console/forms/use-dialog-button.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Screen } from '#client/page/screen.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';

import { texts } from './texts.ts';
import { useWebhookOwner, type Webhook } from './webhook-calls.ts';
import { CreateForm } from './webhook-forms.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import { hostOf, sinceOf, StateBadge } from './webhook-state.tsx';

/** The webhooks of the platform or of an organization. */
export function Webhooks({ about }: { about: string }) {
  const { calls, input, canManage } = useWebhookOwner();
  const query = calls.list.useQuery(input);
  const { button, dialog } = useDialogButton(texts.create.open);
  const action = canManage ? button : null;
  return (
    <Screen title={texts.title} about={about} actions={action}>
      <Paper>
        <List query={query} itemsOf={(webhooks) => webhooks} empty={{ icon: <IconWebhook />, ...texts.empty, action }}>
          {(webhooks) => (
            <ul className="rows">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )}
        </List>
      </Paper>
      <AddWebhook {...dialog} />
    </Screen>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { path, canManage } = useWebhookOwner();
  const { id, url, types, description, lastDeliveredAt } = webhook;
  const since = sinceOf(webhook);
  return (
    <li className="row linked-row">
      <div className="grow">
        <Group gap="xs">
          <Text component={Link} to={`${path}/${id}`} size="sm" fw={500} className="plain-link row-target">
            <bdi>{hostOf(webhook)}</bdi>
          </Text>
          <StateBadge webhook={webhook} />
        </Group>
        <Text size="sm" c="dimmed" truncate>
          <bdi>{url}</bdi>
        </Text>
        <Text size="sm" c="dimmed" className="webhook-line">
          <LastSuccess at={lastDeliveredAt} />
          {description ? <span>{description}</span> : null}
          <Text span inherit visibleFrom="sm">
            {types === null ? texts.allEvents : texts.events(types.length)}
          </Text>
          <Text span inherit visibleFrom="sm">
            {since.text} <RelativeTime at={since.at} />
          </Text>
        </Text>
      </div>
      <LastDay counts={webhook.lastDay} />
      {canManage ? (
        <div className="above-target">
          <WebhookMenu webhook={webhook} />
        </div>
      ) : null}
    </li>
  );
}

function LastSuccess({ at }: { at: string | null }) {
  const { lastSuccess, noSuccess } = texts.deliveries;
  if (at === null) return <span>{noSuccess}</span>;
  return (
    <span>
      {lastSuccess} <RelativeTime at={at} />
    </span>
  );
}

/** How many of the deliveries of the last 24 hours succeeded; the bar is grey without any. */
function LastDay({ counts: { delivered, retrying, failed } }: { counts: Webhook['lastDay'] }) {
  const { title, counts, share } = texts.deliveries.day;
  const all = delivered + retrying + failed;
  return (
    <div className="last-day" title={counts(delivered, retrying, failed)}>
      <span>{title}</span>
      <Text span inherit c={delivered < all ? 'red' : undefined}>
        {all === 0 ? '–' : share(delivered, all)}
      </Text>
      <span className="last-day-bar" aria-hidden>
        {delivered > 0 ? <span style={{ flexGrow: delivered }} /> : null}
        {delivered < all ? <span className="not-delivered" style={{ flexGrow: all - delivered }} /> : null}
      </span>
    </div>
  );
}

function AddWebhook({ opened, onClose }: DialogState) {
  const [secret, setSecret] = useState<string | null>(null);
  const onCreated = (created: string) => {
    onClose();
    setSecret(created);
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
