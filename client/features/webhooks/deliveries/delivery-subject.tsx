import { Anchor, Code, Text } from '@mantine/core';
import { Link } from 'react-router';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import { useWebhookOwner, type Delivery } from '#client/features/webhooks/webhook-calls.ts';

/** Of an id in a list: its end, since ids of one day begin alike. */
const ID_END = 8;

/** What the event of a delivery is about, unless it is the organization of the webhook, with its page for administrators. */
export function useSubject({ subject }: Pick<Delivery, 'subject'>) {
  const { input } = useWebhookOwner();
  const { may } = usePlatformAccess();
  if (subject === null || subject.id === input.organizationId) return null;
  const { kind, id, name } = subject;
  // Others get no names.
  const isDeleted = name === null && (input.organizationId !== undefined || may({ audit: ['list'] }));
  const hasPage = !isDeleted && may(kind === 'user' ? { user: ['get'] } : { organization: ['get'] });
  return {
    kind,
    id,
    name: isDeleted ? texts.deliveries.detail.deleted[kind] : name,
    page: hasPage ? `/admin/${kind}s/${id}` : undefined,
  };
}

/** The subject below the type of an event: its name, else the end of its id. */
export function SubjectLine({ delivery }: { delivery: Delivery }) {
  const subject = useSubject(delivery);
  if (subject === null) return null;
  const { id, name, page } = subject;
  const text = name === null ? <Code title={id}>…{id.slice(-ID_END)}</Code> : <bdi>{name}</bdi>;
  return (
    <Text size="sm" c="dimmed" truncate component="div">
      {page === undefined ? (
        text
      ) : (
        <Anchor component={Link} to={page} className="above-target" c="inherit" inherit>
          {text}
        </Anchor>
      )}
    </Text>
  );
}
