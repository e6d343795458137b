const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** `3 days ago`, `in 2 hours`. */
export function inWords(moment: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return unit === 'second' ? 'just now' : relative.format(Math.round(seconds / length), unit);
}

/** A moment as people say it, with the exact one on hover. */
export function Ago({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={exact.format(new Date(moment))}>
      {inWords(moment)}
    </time>
  );
}

export function isPast(moment: string): boolean {
  return Date.parse(moment) < Date.now();
}
