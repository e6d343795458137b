import './figures.css';

import { Anchor, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { pageLocale } from '#client/components/texts/localized.ts';

import { dateOf, figureOf, figures, rangeOf, type Day, type Figure } from './figures.ts';
import { LineChart, LineSample } from './line-chart.tsx';
import type { OverviewData } from './overview-data.ts';
import { texts } from './texts.ts';

interface DailyFiguresProps {
  overview: OverviewData;
}

/** A chart for each figure, or all figures in a table. */
export function DailyFigures({ isTable, ...props }: DailyFiguresProps & { isTable: boolean }) {
  if (isTable) return <DayTable days={props.overview.days} />;
  return (
    <Stack gap="sm">
      <FigureCard {...props} figure="activeUsers" height={200} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <FigureCard {...props} figure="signUps" height={120} />
        <FigureCard {...props} figure="failedSignIns" height={120} />
      </SimpleGrid>
    </Stack>
  );
}

/** What a figure counts. */
const lists: Readonly<Record<Figure, string>> = {
  activeUsers: '/admin/audit?event=session.started',
  signUps: '/admin/users',
  failedSignIns: '/admin/audit?event=session.refused',
};

interface FigureCardProps extends DailyFiguresProps {
  figure: Figure;
  height: number;
}

/** The figure of the period and how it changed, what the lines stand for, and the chart. */
function FigureCard({ figure, overview, height }: FigureCardProps) {
  const { days, before } = overview;
  const { text, change } = figureOf(overview, figure);
  const name = texts.figures[figure];
  const unit = texts.figures.inTotal(days.length);
  const compared = change ? texts.figures.against(days.length, change.text) : null;
  const summary = [`${text} ${unit}`, ...(compared === null ? [] : [compared])].join(', ');
  const label = texts.figures.chart(name, [dateOf(days[0]!), dateOf(days.at(-1)!)], summary);
  return (
    <Paper p="lg">
      <div className="figure-head">
        <Title order={2} fz="sm" fw={500} c="dimmed">
          <Anchor component={Link} to={lists[figure]} c="inherit" inherit underline="hover" className="figure-link">
            {name}
            <IconChevronRight size={16} aria-hidden />
          </Anchor>
        </Title>
        <Legend days={days} before={before} />
        <Text size="sm" c="dimmed" component="div" className="figure-sum">
          <Text span fz="1.5rem" fw={600} lh={1.3} c="var(--mantine-color-text)">
            {text}
          </Text>{' '}
          {unit}
          {change ? (
            <>
              {' · '}
              {/* More failures are not good, fewer are. */}
              <Text span inherit c={isGood(figure, change.share) ? 'var(--gatehouse-good)' : undefined}>
                <bdi>{compared}</bdi>
              </Text>
            </>
          ) : null}
        </Text>
      </div>
      <LineChart figure={figure} days={days} before={before} label={label} height={height} />
    </Paper>
  );
}

/** The days of both lines, which differ by their dashes too. */
function Legend({ days, before }: Pick<OverviewData, 'days' | 'before'>) {
  return (
    <ul className="figure-legend">
      {([days, before] as const).map((period) => (
        <li key={period === days ? 'line' : 'before'}>
          <LineSample className={period === days ? 'line' : 'before'} />
          <bdi>{rangeOf(period)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Pixels of the table that are in view without scrolling. */
const MIN_SHOWN = 200;

const isGood = (figure: Figure, share: number) => (figure === 'failedSignIns' ? share < 0 : share > 0);

/** Below the findings on a phone, it is scrolled to. */
function DayTable({ days }: { days: readonly Day[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { top } = element.current!.getBoundingClientRect();
    if (top > window.innerHeight - MIN_SHOWN) element.current!.scrollIntoView();
  }, []);
  return (
    <Paper ref={element}>
      <Table aria-label={texts.figures.table(days.length)}>
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
