import { useNow } from '#client/components/text/relative-time.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { eventTitle, texts as audit } from '#client/console/lists/audit-texts.ts';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import { eventTypes } from '#shared/event-log/schemas.ts';
import { DeliveryFilter } from '#shared/webhooks/schemas.ts';

export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Times up to now. */
const periods = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;
export const periodNames = Object.keys(periods) as (keyof typeof periods)[];

export const states = ['all', ...DeliveryFilter.options] as const;

/** Those of ids in a search. */
const MAX_ID_LENGTH = 64;

export type DeliveryFilters = ReturnType<typeof useDeliveryFilters>;

/** The filters of the deliveries, from the address, as parameters of the call. */
export function useDeliveryFilters() {
  const { get, oneOf } = useListAddress();
  const now = useNow();
  const state = oneOf('state', states);
  const wanted = get('types').split(',');
  const types = eventTypes.filter((type) => wanted.includes(type));
  const period = periodNames.find((name) => name === get('within'));
  // To the minute, so that the call changes once a minute.
  const since = period === undefined ? undefined : Math.floor(now / MINUTE_MS) * MINUTE_MS - periods[period];
  const from = since === undefined ? momentOf(get('from')) : new Date(since).toISOString();
  const to = since === undefined ? momentOf(get('to')) : undefined;
  const labels = [
    ...(state === 'all' ? [] : [texts.deliveries.status[state]]),
    ...(types.length === 0
      ? []
      : [new Intl.ListFormat(pageLocale(), { type: 'disjunction' }).format(types.map(eventTitle))]),
    ...(period === undefined
      ? [labelOf(audit.filters.from, from), labelOf(audit.filters.to, to)]
      : [texts.deliveries.filters.within[period]]),
  ].filter((label) => label !== null);
  return {
    state,
    types,
    period,
    query: {
      state: state === 'all' ? undefined : state,
      types: types.join(',') || undefined,
      from,
      to,
      search: get('search').slice(0, MAX_ID_LENGTH) || undefined,
    },
    labels,
    /** Changes with the filters, but not with the time. */
    key: ['state', 'types', 'within', 'from', 'to', 'search'].map(get).join('&'),
  };
}

/** A time of the address; undefined for what is none. */
function momentOf(text: string): string | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999
    ? undefined
    : date.toISOString();
}

function labelOf(name: string, time: string | undefined): string | null {
  if (time === undefined) return null;
  const format = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return `${name} ${format.format(new Date(time))}`;
}
