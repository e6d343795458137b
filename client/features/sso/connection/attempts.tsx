import { Button, EmptyState, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { reasonText, type Attempt, type Connection } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { OutcomeIcon } from './outcome-icon.tsx';

const SHOWN = 5;

/** The newest sign-ins and tests of a connection, with the reasons of those that failed. */
export function Attempts({ connection: { providerId } }: { connection: Connection }) {
  const { organization } = useSetUp();
  const query = trpc.sso.listAttempts.useQuery({ organizationId: organization.id, providerId });
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card title={texts.attempts.title} about={texts.attempts.about} rows>
      <Loaded query={query}>
        {(attempts) =>
          attempts.length === 0 ? (
            <EmptyState p="xl" variant="light" icon={<IconHistory />} {...texts.attempts.empty} />
          ) : (
            <>
              <ul className="rows">
                {attempts.slice(0, showsAll ? undefined : SHOWN).map((attempt) => (
                  <AttemptRow key={attempt.id} attempt={attempt} />
                ))}
              </ul>
              {attempts.length > SHOWN && !showsAll ? (
                <div className="list-foot">
                  <Button variant="default" size="xs" onClick={() => setShowsAll(true)}>
                    {texts.attempts.more}
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function AttemptRow({ attempt: { outcome, reason, user, createdAt } }: { attempt: Attempt }) {
  const shown = outcome === 'test' ? (reason === null ? 'passed' : 'failed') : outcome;
  return (
    <li className="row sso-attempt">
      <OutcomeIcon succeeded={shown === 'signed-in' || shown === 'passed'} />
      <div className="grow">
        <Text size="sm" fw={500}>
          {texts.attempts.outcome[shown]}
          {user === null ? null : (
            <>
              {' · '}
              <bdi>{user.name || user.email}</bdi>
            </>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {reason === null ? null : `${reasonText(reason)} `}
          <RelativeTime at={createdAt} />
        </Text>
      </div>
    </li>
  );
}
