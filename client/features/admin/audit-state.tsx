import { Alert, Anchor, Skeleton, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { RelativeTime, useNow } from '#client/components/text/relative-time.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import type { Outputs } from '#client/sdk/calls.ts';

import { texts } from './audit-state-texts.ts';

type State = Outputs['admin']['auditState'];

/** Later than a seal usually comes. */
const LATE_MS = 60_000;

interface AuditStateProps {
  query: { data: State | undefined; isPending: boolean };
}

/** How far the log is sealed, verified and anchored. If it can't be read, the log is shown alone. */
export function AuditState({ query: { data, isPending } }: AuditStateProps) {
  if (isPending) {
    return <Skeleton h={{ base: 42, sm: 21 }} maw="36rem" />;
  }
  if (data === undefined) return null;
  return (
    <Stack gap="sm">
      <Problems state={data} />
      <section aria-label={texts.title}>
        {data.sealedAt === null ? (
          <Text size="sm" c="dimmed">
            {data.enabled ? texts.none : texts.off}
          </Text>
        ) : (
          <Facts state={data} sealedAt={data.sealedAt} />
        )}
      </section>
    </Stack>
  );
}

function Facts({ state, sealedAt }: { state: State; sealedAt: string }) {
  const { enabled, entries, verification, anchors } = state;
  const newest = anchors.flatMap(({ sentAt }) => sentAt ?? []).toSorted();
  const missing = anchors.length > 0 ? texts.notSent : <Explained about={texts.aboutSent}>{texts.noneSent}</Explained>;
  const facts: ReactNode[] = [
    <Explained key="entries" about={texts.aboutProtection}>
      {texts.entries(entries, format(entries))}
    </Explained>,
    withTime(texts.newest, sealedAt),
    verification === null ? texts.notChecked : withTime(texts.checked, verification.verifiedAt),
    newest.length === 0 ? missing : withTime(texts.sent, newest.at(-1)!),
  ];
  return (
    <>
      <Text size="sm" c="dimmed" component="div">
        <IconRosetteDiscountCheck size={18} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
        {facts.map((fact, index) => (
          <span key={index}>
            {index > 0 ? ' · ' : null}
            {fact}
          </span>
        ))}
      </Text>
      {enabled ? null : (
        <Text size="sm" c="dimmed">
          {texts.off}
        </Text>
      )}
    </>
  );
}

/** The explanation is shown on hover, focus and touch. */
function Explained({ about, children }: { about: string; children: string }) {
  return (
    <Tooltip label={about} multiline w="20rem" withArrow events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className="explained" fz="inherit" c="inherit">
        {children}
      </UnstyledButton>
    </Tooltip>
  );
}

function Problems({ state: { verification, waiting, waitingSince, anchors } }: { state: State }) {
  const now = useNow();
  const isLate = waitingSince !== null && now - new Date(waitingSince).getTime() > LATE_MS;
  const violations = verification?.violations ?? 0;
  return (
    <>
      {violations > 0 ? (
        <Alert color="red" icon={<IconAlertTriangle />} role="alert">
          {texts.changed(violations, format(violations))}{' '}
          <Anchor component={Link} to="/admin/audit?event=audit.violation" size="sm" inherit>
            {texts.show}
          </Anchor>
        </Alert>
      ) : null}
      {isLate ? (
        <Alert color="yellow" icon={<IconAlertTriangle />}>
          {texts.waiting(waiting, format(waiting))}
        </Alert>
      ) : null}
      {anchors.map(({ type, place, error }) =>
        error === null ? null : (
          <Alert key={`${type} ${place}`} color="yellow" icon={<IconAlertTriangle />}>
            {texts.failing(place, error)}
          </Alert>
        ),
      )}
    </>
  );
}

const format = (count: number) => count.toLocaleString(pageLocale());

function withTime(words: string, at: string): ReactNode {
  return (
    <>
      {words} <RelativeTime at={at} />
    </>
  );
}
