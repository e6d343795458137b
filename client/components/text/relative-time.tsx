import { useEffect, useState } from 'react';

import { texts as partTexts } from '#client/components/texts/part-texts.ts';

import { pageLocale } from '#client/components/texts/localized.ts';

type Formats = ReturnType<typeof createFormats>;
let formats: (Formats & { locale: string | undefined }) | undefined;

const createFormats = (locale: string | undefined) => ({
  exact: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
  toSecond: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
  zoned: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }),
  relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
});

/** Created once, since formats are slow to create; the page of another app can change its language. */
function formatsOfPage(): Formats {
  const locale = pageLocale();
  if (formats?.locale !== locale || !formats) formats = { ...createFormats(locale), locale };
  return formats;
}

const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

type Words = Readonly<Record<'soon' | 'now', string>>;

/** "3 days ago" or "in 2 hours", with the exact time on hover. */
export function RelativeTime({ at, words = partTexts.time }: { at: string; words?: Words }) {
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} title={formatsOfPage().exact.format(date)} style={{ whiteSpace: 'nowrap' }}>
      {relativeTo(date, now, words)}
    </time>
  );
}

/** The time to the second in the zone of the browser. */
export function ExactTime({ at, withZone = false }: { at: string; withZone?: boolean }) {
  return <time dateTime={at}>{formatsOfPage()[withZone ? 'zoned' : 'toSecond'].format(new Date(at))}</time>;
}

export function relativeTo(date: Date, now: number, words: Words = partTexts.time): string {
  const difference = (date.getTime() - now) / 1000;
  for (const [unit, length] of steps) {
    if (Math.abs(difference) >= length) return formatsOfPage().relative.format(Math.round(difference / length), unit);
  }
  return difference > 1 ? words.soon : words.now;
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
