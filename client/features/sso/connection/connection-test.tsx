import { Anchor, Button, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { roleName } from '#client/components/lib/roles.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { FormError } from '#client/console/forms/call-form.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { reasonText, type Attempt, type Connection } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { OutcomeIcon } from './outcome-icon.tsx';

const REFRESH_MS = 2_000;

interface StartedTest {
  url: string;
  attemptId: string;
  /** Browsers may refuse to open a tab. */
  isBlocked: boolean;
}

/** Tests a connection in a new tab, and shows the result of the newest test. */
export function ConnectionTest({ connection }: { connection: Connection }) {
  const { organization } = useSetUp();
  const { providerId, tested } = connection;
  const input = { organizationId: organization.id, providerId };
  const [started, setStarted] = useState<StartedTest | null>(null);
  const { data: attempts = [] } = trpc.sso.listAttempts.useQuery(input, {
    refetchInterval: ({ state }) =>
      started === null || state.data?.some(({ id }) => id === started.attemptId) ? false : REFRESH_MS,
  });
  const last = attempts.find(({ outcome }) => outcome === 'test');
  const isWaiting = started !== null && attempts.every(({ id }) => id !== started.attemptId);
  const { sso } = trpc.useUtils();
  const isAnswered = started !== null && !isWaiting;
  useEffect(() => {
    // Whether it is tested now.
    if (isAnswered) void sso.getProvider.invalidate();
  }, [isAnswered, sso]);
  const test = trpc.sso.test.useMutation();
  const { isPending, error, run } = useSingleFlight();
  const start = async () => {
    const { url, attemptId } = await test.mutateAsync({ ...input, callbackURL: location.href.split(/[?#]/)[0]! });
    setStarted({ url, attemptId, isBlocked: !openTab(url) });
  };
  return (
    <Card title={texts.test.title} about={texts.test.about}>
      {error ? <FormError error={error} /> : null}
      <div aria-live="polite">
        {isWaiting ? <Waiting test={started} /> : last ? <Result attempt={last} connection={connection} /> : null}
      </div>
      <div>
        <Button variant={tested ? 'default' : 'filled'} loading={isPending} onClick={() => void run(start)}>
          {last ? texts.test.again : texts.test.submit}
        </Button>
      </div>
    </Card>
  );
}

/** Without a reference to this page. @returns whether the browser opened it. */
function openTab(url: string): boolean {
  const tab = open('', '_blank');
  if (tab === null) return false;
  tab.opener = null;
  tab.location.href = url;
  return true;
}

function Waiting({ test: { url, isBlocked } }: { test: StartedTest }) {
  return (
    <div className="sso-waiting">
      <Loader size="sm" aria-hidden />
      <Text size="sm">
        {isBlocked ? texts.test.blocked : texts.test.waiting}{' '}
        {isBlocked ? (
          <Anchor href={url} target="_blank" rel="noreferrer" inherit>
            {texts.test.open}
          </Anchor>
        ) : null}
      </Text>
    </div>
  );
}

function Result({ attempt: { id, reason, createdAt }, connection }: { attempt: Attempt; connection: Connection }) {
  const { providerId, tested, organizationId } = connection;
  const { data: result } = trpc.sso.getTest.useQuery({ organizationId, providerId, attemptId: id });
  const passed = reason === null;
  return (
    <>
      <div className="sso-result">
        <OutcomeIcon succeeded={passed} />
        <div>
          <Text size="sm" fw={500}>
            {passed ? texts.test.passed : texts.test.failed}
          </Text>
          <Text size="sm" c="dimmed">
            {passed ? null : `${reasonText(reason)} `}
            {passed && !tested ? `${texts.test.outdated} ` : null}
            <RelativeTime at={createdAt} />
          </Text>
        </div>
      </div>
      {result ? <Details result={result} /> : null}
    </>
  );
}

type TestResult = NonNullable<Outputs['sso']['getTest']>;

/** How far the sign-in went, what the provider sent, and what a sign-in would do with it. */
function Details({ result: { steps, stated, detail, wouldDo } }: { result: TestResult }) {
  return (
    <>
      <ul className="sso-test-steps">
        {steps.map(({ step, passed }) => (
          <li key={step}>
            <OutcomeIcon succeeded={passed} />
            <Text size="sm" span>
              {texts.test.steps[step]}
            </Text>
            {passed ? null : <span className="visually-hidden">({texts.test.no})</span>}
          </li>
        ))}
      </ul>
      {detail === null ? null : (
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      )}
      <Stated stated={stated} />
      {wouldDo === null ? null : <Text size="sm">{foreseen(wouldDo)}</Text>}
    </>
  );
}

function foreseen({ does, role, reason }: NonNullable<TestResult['wouldDo']>): string {
  const words = texts.test.wouldDo[does];
  const sentence = typeof words === 'function' ? words(roleName(role ?? '')) : words;
  return reason === null ? sentence : `${sentence} ${reasonText(reason)}`;
}

type Stated = TestResult['stated'];

function Stated({ stated }: { stated: Stated }) {
  const { claims, yes, no, missing } = texts.test;
  if (stated === null) return null;
  const { email, emailVerified, name, subject, groups } = stated;
  const rows: [string, string | null][] = [
    [claims.email, email],
    [claims.emailVerified, emailVerified === null ? null : emailVerified ? yes : no],
    [claims.name, name || null],
    [claims.groups, groups?.join(', ') || null],
    [claims.subject, subject],
  ];
  return (
    <div className="sso-stated">
      <Text size="sm" fw={500}>
        {texts.test.stated}
      </Text>
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value === null ? (
                <Text span inherit c="dimmed">
                  {missing}
                </Text>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
