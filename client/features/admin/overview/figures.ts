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
const averageFormat = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 1 });

export const dateOf = ({ day }: Day): string => dateFormat.format(new Date(day));
export const shortDateOf = ({ day }: Day): string => shortFormat.format(new Date(day));

type Measure = 'total' | 'average' | 'most';

/** Below it, an average is a fraction of a user. */
const FEW_USERS = 10;

/** What sums up a figure: not the total where it would count a user once for each day. */
export function measureOf(days: readonly Day[], figure: Figure): Measure {
  if (figure !== 'activeUsers') return 'total';
  return average(days, figure) < FEW_USERS ? 'most' : 'average';
}

/** The figure of a period. */
export function figureOf(days: readonly Day[], figure: Figure, measure: Measure): { value: number; text: string } {
  const value = measures[measure](days, figure);
  return { value, text: averageFormat.format(value) };
}

const total = (days: readonly Day[], figure: Figure) => days.reduce((sum, day) => sum + day[figure], 0);
const average = (days: readonly Day[], figure: Figure) => total(days, figure) / Math.max(1, days.length);
const most = (days: readonly Day[], figure: Figure) => Math.max(0, ...days.map((day) => day[figure]));
const measures = { total, average, most } satisfies Record<Measure, typeof total>;

/** A percentage of fewer says more than happened. */
const FEWEST = 10;

/** "+12 %" against the period before; null if that had too few to compare with. */
export function changeOf(now: number, before: number): { share: number; text: string } | null {
  if (before < FEWEST) return null;
  const share = (now - before) / before;
  return { share, text: changeFormat.format(share) };
}
