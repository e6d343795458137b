import { BASE_URL } from './service.ts';

/** What a call answered, without its texts and dates. */
export interface Outcome {
  /** `200`, `200 with Location`, `302 /home?token`, `403 INVALID_ORIGIN`. */
  summary: string;
  /** Of a successful answer, by path: `user.id` → `text`, `members[].role` → `text`. */
  fields: Record<string, string>;
}

interface Answered {
  status: number;
  location: string | null;
  body: unknown;
}

export function outcomeOf({ status, location, body }: Answered): Outcome {
  if (status < 300) return { summary: `${status}${location ? ' with Location' : ''}`, fields: fieldsOf(body) };
  if (status < 400) return { summary: `${status} ${addressOf(location!)}`, fields: {} };
  const { code } = (body ?? {}) as { code?: string };
  return { summary: `${status} ${code ?? 'without a code'}`, fields: {} };
}

/** Fields and the kinds of their values. Truth values are compared as they are. */
function fieldsOf(value: unknown, path = ''): Record<string, string> {
  const name = path || 'answer';
  if (Array.isArray(value)) {
    const elements = mergeElements(value.map((element) => fieldsOf(element, `${path}[]`)));
    return { ...elements, ...orderOf(value, path) };
  }
  if (typeof value !== 'object' || value === null) return { [name]: kindOf(value) };
  const fields = Object.entries(value).map(([field, inner]) => fieldsOf(inner, path ? `${path}.${field}` : field));
  return Object.assign({ [name]: 'object' }, ...fields) as Record<string, string>;
}

/** An empty list has the fields of every list. */
function mergeElements(elements: Record<string, string>[]): Record<string, string> {
  const paths = new Set(elements.flatMap((fields) => Object.keys(fields)));
  const merged: Record<string, string> = {};
  for (const path of paths) {
    const kinds = new Set(elements.map((fields) => fields[path] ?? 'absent'));
    merged[path] = [...kinds].toSorted().join(' or ');
  }
  return merged;
}

/** The order of a list by the times at which its elements were created, where these differ. */
function orderOf(list: unknown[], path: string): Record<string, string> {
  const times = list.map((element) => Date.parse((element as { createdAt?: string } | null)?.createdAt ?? ''));
  const steps = new Set(times.slice(1).map((time, index) => Math.sign(time - times[index]!)));
  steps.delete(0);
  if (steps.size === 0 || [...steps].some(Number.isNaN)) return {};
  return { [`order of ${path || 'answer'}`]: steps.size > 1 ? 'none' : steps.has(1) ? 'oldest first' : 'newest first' };
}

function kindOf(value: unknown): string {
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return String(value);
  return /^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/.test(value) ? 'date' : 'text';
}

/** The address of a redirect with the names of its parameters, and the value of `error`. */
function addressOf(location: string): string {
  const { origin, pathname, searchParams } = new URL(location, BASE_URL);
  const parameters = [...searchParams].map(([name, value]) => (name === 'error' ? `error=${value}` : name));
  const address = origin === BASE_URL ? pathname : origin + pathname;
  return parameters.length > 0 ? `${address}?${parameters.toSorted().join('&')}` : address;
}

/** What differs, as lines: `200 → 403 FORBIDDEN`, `user.image: null → text`. An absent field stands for those in it. */
export function differencesOf(theirs: Outcome, ours: Outcome): string[] {
  if (theirs.summary !== ours.summary) return [`${theirs.summary} → ${ours.summary}`];
  const paths = [...new Set([...Object.keys(theirs.fields), ...Object.keys(ours.fields)])];
  const isAbsent = (path: string) => !(path in theirs.fields) || !(path in ours.fields);
  const absent = paths.filter(isAbsent);
  return paths.flatMap((path) => {
    const [before, after] = [theirs.fields[path] ?? 'absent', ours.fields[path] ?? 'absent'];
    const isWithin = absent.some((outer) => path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`));
    return before === after || isWithin ? [] : [`${path}: ${before} → ${after}`];
  });
}
