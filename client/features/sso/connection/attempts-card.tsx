import { Button, EmptyState, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { Loaded, type LoadedQuery } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { reasonText, type Attempt } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/texts.ts';

import { OutcomeIcon } from './outcome-icon.tsx';

const SHOWN = 5;

type ListedAttempt = Omit<Attempt, 'user' | 'canAccept'>;

interface AttemptsCardProps<Row extends ListedAttempt> {
  query: LoadedQuery<Row[]>;
  /** Who signed in; null if that is unknown. */
  userOf: (attempt: Row) => ReactNode;
  actionOf?: (attempt: Row) => ReactNode;
  /** Names the rule that a SAML response breaks. */
  showsRule?: boolean;
}

/** The newest sign-ins and tests of a connection, with the reasons of those that failed. */
export function AttemptsCard<Row extends ListedAttempt>(props: AttemptsCardProps<Row>) {
  const { query, userOf, actionOf, showsRule = false } = props;
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
                  <AttemptRow key={attempt.id} attempt={attempt} user={userOf(attempt)} showsRule={showsRule}>
                    {actionOf?.(attempt)}
                  </AttemptRow>
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

interface AttemptRowProps {
  attempt: ListedAttempt;
  user: ReactNode;
  showsRule: boolean;
  /** Its action. */
  children: ReactNode;
}

function AttemptRow({ attempt, user, showsRule, children }: AttemptRowProps) {
  const { outcome, reason, rule, createdAt } = attempt;
  const shown = outcome === 'test' ? (reason === null ? 'passed' : 'failed') : outcome;
  return (
    <li className="row sso-attempt">
      <OutcomeIcon succeeded={shown === 'signed-in' || shown === 'passed'} />
      <div className="grow">
        <Text size="sm" fw={500}>
          {texts.attempts.outcome[shown]}
          {user === null ? null : <> · {user}</>}
        </Text>
        <Text size="sm" c="dimmed">
          {reason === null ? null : `${reasonText(reason)} `}
          {showsRule && rule !== null ? `${rule} · ` : null}
          <RelativeTime at={createdAt} />
        </Text>
      </div>
      {children}
    </li>
  );
}
