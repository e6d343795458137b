import { Anchor, Button, Group, SegmentedControl, Stack, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useListAddress } from '#client/console/lists/list-address.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Screen } from '#client/page/screen.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Checklist } from './checklist.tsx';
import { DailyFigures } from './daily-figures.tsx';
import { periods } from './figures.ts';
import { LatestEvents } from './latest-events.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import type { OverviewData } from './overview-data.ts';
import { texts } from './texts.ts';

/** The start of the administration. */
export function OverviewScreen() {
  return (
    <Permitted needs={{ user: ['list'], audit: ['list'] }}>
      <OverviewOfService />
    </Permitted>
  );
}

function OverviewOfService() {
  const { oneOf, change } = useListAddress();
  const period = oneOf('days', periods);
  const [isTable, { toggle }] = useDisclosure();
  const query = trpc.admin.getOverview.useQuery({ days: Number(period) }, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query} screen>
      {(overview) => {
        // Of an installation that only its administrator has used, figures say nothing yet.
        const isNew = overview.users.count <= 1;
        return (
          <Screen
            title={texts.title}
            about={<Totals overview={overview} />}
            actions={
              <Group gap="sm">
                <TableButton isTable={isTable} toggle={toggle} />
                <Period value={period} onChange={(days) => change({ days: days === periods[0] ? null : days })} />
              </Group>
            }
          >
            {isNew ? <Checklist overview={overview} /> : null}
            <NeedsAttention overview={overview} />
            <DailyFigures overview={overview} isTable={isTable} />
            <div className="overview-columns">
              {isNew ? null : (
                <div>
                  <Checklist overview={overview} />
                </div>
              )}
              <div>
                <LatestEvents />
              </div>
            </div>
          </Screen>
        );
      }}
    </Loaded>
  );
}

/** How the figures are shown. */
function TableButton({ isTable, toggle }: { isTable: boolean; toggle: () => void }) {
  const Icon = isTable ? IconChartLine : IconTable;
  return (
    <Button variant="default" size="xs" leftSection={<Icon size={16} aria-hidden />} onClick={toggle}>
      {isTable ? texts.figures.showCharts : texts.figures.showTable}
    </Button>
  );
}

function Period({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  const data = periods
    .toSorted((a, b) => Number(a) - Number(b))
    .map((days) => ({ value: days, label: texts.period.days(Number(days)) }));
  return (
    <Stack gap={0}>
      <VisuallyHidden id="overview-period">{texts.period.label}</VisuallyHidden>
      <SegmentedControl size="xs" aria-labelledby="overview-period" data={data} value={value} onChange={onChange} />
    </Stack>
  );
}

/** "1,204 users · 40 organizations", with links to their lists. */
function Totals({ overview: { users, organizations } }: { overview: OverviewData }) {
  const total = (
    to: string,
    { count, isCapped }: OverviewData['users'],
    label: (count: number) => string,
  ): ReactNode => (
    <Anchor component={Link} to={to} c="inherit" inherit underline="hover">
      {count.toLocaleString(pageLocale())}
      {isCapped ? '+' : ''} {label(count)}
    </Anchor>
  );
  return (
    <>
      {total('/admin/users', users, texts.totals.users)} ·{' '}
      {total('/admin/organizations', organizations, texts.totals.organizations)}
    </>
  );
}
