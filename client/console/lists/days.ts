import { pageLocale } from '#client/components/texts/localized.ts';

const dayFormat = new Intl.DateTimeFormat(pageLocale(), {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat(pageLocale(), { hour: 'numeric', minute: '2-digit' });
const relativeFormat = new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'auto' });

/** The time of a day, in the zone of the browser. */
export const timeOf = (at: string): string => timeFormat.format(new Date(at));

/** Parts of a list in the order of time, one for each day in the zone of the browser. */
export function byDay<Item extends { createdAt: string }>(items: readonly Item[]): { day: string; items: Item[] }[] {
  const parts = Map.groupBy(items, ({ createdAt }) => new Date(createdAt).toDateString());
  return [...parts].map(([day, ofDay]) => ({ day: nameOf(new Date(day)), items: ofDay }));
}

/** "Today", "Yesterday", or the date. */
function nameOf(day: Date): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  for (const [date, difference] of [[new Date(), 0] as const, [yesterday, -1] as const]) {
    if (date.toDateString() !== day.toDateString()) continue;
    const name = relativeFormat.format(difference, 'day');
    return name.charAt(0).toLocaleUpperCase(pageLocale()) + name.slice(1);
  }
  return dayFormat.format(day);
}
