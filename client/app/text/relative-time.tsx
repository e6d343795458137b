import { useEffect, useState } from 'react';

import { texts } from '#client/app/signed-in-texts.ts';

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

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

export function relativeTo(date: Date, now: number): string {
  const seconds = (date.getTime() - now) / 1000;
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  }
  return seconds > 1 ? texts.time.soon : texts.time.now;
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
