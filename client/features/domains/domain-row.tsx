import { Group, Text } from '@mantine/core';

import { State } from '#client/console/parts/state.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import { DomainMenu } from './domain-menu.tsx';
import { DomainRecord } from './domain-record.tsx';
import type { ListedDomain } from './listed-domain.ts';
import { RecordCheck } from './record-check.tsx';
import { texts } from './texts.ts';

/** A domain with its state and, until it is proven, the record that proves it. */
export function DomainRow({ domain }: { domain: ListedDomain }) {
  const { hasPermission, setupLink } = useSetUp();
  const canManage = hasPermission({ domain: ['manage'] });
  const { domain: name, status, includesSubdomains, checkedAt, createdAt } = domain;
  return (
    <li className="row domain">
      <div className="grow">
        <Group gap="xs">
          <Text size="sm" fw={500}>
            <bdi>{name}</bdi>
          </Text>
          <StatusBadge status={status} />
        </Group>
        <Text size="sm" c="dimmed">
          {checkedAt === null ? texts.added : texts.checked} <RelativeTime at={checkedAt ?? createdAt} />
          {includesSubdomains ? ` · ${texts.includesSubdomains}` : null}
        </Text>
        <Missing domain={domain} />
      </div>
      {canManage && (setupLink === null || domain.verifiedAt === null) ? <DomainMenu domain={domain} /> : null}
      {status === 'verified' ? null : (
        <DomainRecord domain={domain}>{canManage ? <RecordCheck domain={domain} /> : null}</DomainRecord>
      )}
    </li>
  );
}

const kinds = { pending: 'neutral', verified: 'good', failing: 'bad', lost: 'bad' } as const;

function StatusBadge({ status }: Pick<ListedDomain, 'status'>) {
  return <State kind={kinds[status]}>{texts.status[status]}</State>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dateFormat = new Intl.DateTimeFormat(pageLocale(), { day: 'numeric', month: 'long' });

/** Since when the record is missing, and what follows. */
function Missing({ domain: { status, failingSince, lostAt } }: { domain: ListedDomain }) {
  if (failingSince === null) return null;
  const since = new Date(failingSince);
  const until = new Date(since.getTime() + publicConfiguration.domainGraceDays * DAY_MS);
  return (
    <Text size="sm" mt={4}>
      {status === 'lost' && lostAt !== null
        ? texts.lost(dateFormat.format(new Date(lostAt)))
        : texts.failing(dateFormat.format(since), dateFormat.format(until))}
    </Text>
  );
}
