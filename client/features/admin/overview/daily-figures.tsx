import { Button, Group, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

import { pageLocale } from '#client/components/texts/localized.ts';

import type { OverviewData } from './overview-data.ts';
import { texts } from './texts.ts';

type Day = OverviewData['days'][number];
type Figure = 'signUps' | 'activeUsers' | 'failedSignIns';

const figures: readonly Figure[] = ['signUps', 'activeUsers', 'failedSignIns'];
const dateFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat(pageLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dateOf = ({ day }: Day) => dateFormat.format(new Date(day));

/** A bar chart for each figure, and all figures in a table. */
export function DailyFigures({ days }: { days: Day[] }) {
  const [isTable, { toggle }] = useDisclosure();
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {figures.map((figure) => (
          <Chart key={figure} figure={figure} days={days} />
        ))}
      </SimpleGrid>
      <div>
        <Button variant="subtle" size="compact-sm" ms={-8} aria-expanded={isTable} onClick={toggle}>
          {isTable ? texts.figures.hideTable : texts.figures.showTable}
        </Button>
      </div>
      {isTable ? <DayTable days={days} /> : null}
    </Stack>
  );
}

const HEIGHT = 48;
const STEP = 8;
const GAP = 2;
/** So that a day with a few is told from a day with none. */
const LEAST = 2;

function Chart({ figure, days }: { figure: Figure; days: Day[] }) {
  const [pointed, setPointed] = useState<Day | null>(null);
  const values = days.map((day) => day[figure]);
  const most = Math.max(...values);
  const total = values.reduce((sum, value) => sum + value, 0).toLocaleString(pageLocale());
  const name = texts.figures[figure];
  // A user who signs in on several days would be counted several times.
  const summary =
    figure === 'activeUsers' ? texts.figures.onADay(most.toLocaleString(pageLocale())) : texts.figures.inTotal(total);
  return (
    <Paper p="lg">
      <Title order={2} fz="sm" fw={500} c="dimmed">
        {name}
      </Title>
      <Text fz="1.5rem" fw={600} lh={1.3}>
        {(values.at(-1) ?? 0).toLocaleString(pageLocale())}{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {texts.figures.today}
        </Text>
      </Text>
      <Text size="xs" c="dimmed" ta="end" mt={4} aria-hidden>
        {most.toLocaleString(pageLocale())}
      </Text>
      <svg
        role="img"
        aria-label={texts.figures.chart(name, [dateOf(days[0]!), dateOf(days.at(-1)!)], summary)}
        viewBox={`0 0 ${days.length * STEP - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="bar-chart"
      >
        {days.map((day, index) => {
          const height = day[figure] === 0 ? 0 : Math.max(LEAST, (day[figure] / most) * HEIGHT);
          return (
            <g key={day.day} onMouseEnter={() => setPointed(day)} onMouseLeave={() => setPointed(null)}>
              <rect className="bar-space" x={index * STEP} width={STEP} height={HEIGHT} />
              <rect x={index * STEP} y={HEIGHT - height} width={STEP - GAP} height={height} rx={1} />
            </g>
          );
        })}
      </svg>
      <Group justify="space-between" fz="xs" c="dimmed" mt={4} aria-hidden>
        {[days[0]!, days.at(-1)!].map((day) => (
          <time key={day.day} dateTime={day.day}>
            {shortFormat.format(new Date(day.day))}
          </time>
        ))}
      </Group>
      <Text size="xs" c={pointed ? undefined : 'dimmed'} mt={6}>
        {pointed ? texts.figures.bar(dateOf(pointed), pointed[figure].toLocaleString(pageLocale())) : summary}
      </Text>
    </Paper>
  );
}

function DayTable({ days }: { days: Day[] }) {
  return (
    <Paper>
      <Table aria-label={texts.figures.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.figures.day}</Table.Th>
            {figures.map((figure) => (
              <Table.Th key={figure} ta="end">
                {texts.figures[figure]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map((day) => (
            <Table.Tr key={day.day}>
              <Table.Td>{dateOf(day)}</Table.Td>
              {figures.map((figure) => (
                <Table.Td key={figure} ta="end">
                  {day[figure].toLocaleString(pageLocale())}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
