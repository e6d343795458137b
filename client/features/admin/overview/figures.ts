import { pageLocale } from '#client/components/texts/localized.ts';

import type { OverviewData } from './overview-data.ts';

export type Day = OverviewData['days'][number];
export type Figure = 'activeUsers' | 'signUps' | 'failedSignIns';

export const figures: readonly Figure[] = ['activeUsers', 'signUps', 'failedSignIns'];

/** The lengths of periods that can be chosen, in days; the first by default. */
export const periods = ['30', '7', '90'] as const;

const dateFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat(pageLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
const changeFormat = new Intl.NumberFormat(pageLocale(), {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

export const dateOf = ({ day }: Day): string => dateFormat.format(new Date(day));
export const shortDateOf = ({ day }: Day): string => shortFormat.format(new Date(day));

/** "Oct 31 – Nov 29". */
export const rangeOf = (days: readonly Day[]): string =>
  shortFormat.formatRange(new Date(days[0]!.day), new Date(days.at(-1)!.day));

/** The figure of a period. */
export function figureOf({ activeUsers, days, before }: OverviewData, figure: Figure) {
  const { period, before: previous } =
    figure === 'activeUsers' ? activeUsers : { period: totalOf(days, figure), before: totalOf(before, figure) };
  return {
    text: `${period.count.toLocaleString(pageLocale())}${period.isCapped ? '+' : ''}`,
    change: period.isCapped || previous.isCapped ? null : changeOf(period.count, previous.count),
  };
}

const totalOf = (days: readonly Day[], figure: Figure) => ({
  count: days.reduce((sum, day) => sum + day[figure], 0),
  isCapped: false,
});

/** A percentage of fewer says more than happened. */
const FEWEST = 10;

/** "+12 %" against the period before; null if that had too few to compare with. */
function changeOf(now: number, before: number): { share: number; text: string } | null {
  if (before < FEWEST) return null;
  const share = (now - before) / before;
  return { share, text: changeFormat.format(share) };
}
