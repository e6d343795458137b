import { pageLocale } from '#client/components/texts/localized.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `5 minutes`, in the language of the page. */
export function duration(seconds: number): string {
  const [unit, length] =
    units.find(([, size]) => seconds % size === 0 || seconds >= 2 * size) ?? (['second', 1] as const);
  const format = new Intl.NumberFormat(pageLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.round(seconds / length));
}
