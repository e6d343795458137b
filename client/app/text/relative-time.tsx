import { useEffect, useState } from 'react';

import { texts } from '#client/app/signed-in-texts.ts';

import { pageLocale } from './localized.ts';

const exact = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'full', timeStyle: 'short' });
const toSecond = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'medium' });
const zoned = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'full', timeStyle: 'long' });
const relative = new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'auto' });

const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 days ago" or "in 2 hours", with the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} title={exact.format(date)} style={{ whiteSpace: 'nowrap' }}>
      {relativeTo(date, now)}
    </time>
  );
}

/** The time to the second in the zone of the browser. */
export function ExactTime({ at, withZone = false }: { at: string; withZone?: boolean }) {
  return <time dateTime={at}>{(withZone ? zoned : toSecond).format(new Date(at))}</time>;
}

export function relativeTo(date: Date, now: number): string {
  const difference = (date.getTime() - now) / 1000;
  for (const [unit, length] of steps) {
    if (Math.abs(difference) >= length) return relative.format(Math.round(difference / length), unit);
  }
  return difference > 1 ? texts.time.soon : texts.time.now;
}

/** The current time, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
