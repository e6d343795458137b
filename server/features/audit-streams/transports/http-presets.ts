import { Webhook } from 'standardwebhooks';

import type { StreamCredentials } from '#server/features/audit-streams/credentials.ts';
import type { StreamedEntry } from '#server/features/audit-streams/format-entry.ts';
import { now } from '#server/lib/now.ts';

import { delivered, type Outcome } from './outcome.ts';

/** Datadog does not take logs that are older than 18 hours: they get the time of sending, and `at` stays in the text. */
const DATADOG_MAX_AGE_MS = 17 * 3_600_000;

interface HttpRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

interface Batch {
  url: string;
  isJson: boolean;
  credentials: StreamCredentials;
  entries: readonly StreamedEntry[];
  service: string;
}

/** How the log is sent to a receiver by HTTP, and what its answer means. */
export interface HttpPreset {
  request: (batch: Batch) => HttpRequest;
  outcome: (status: number, body: string, entries: readonly StreamedEntry[]) => Outcome;
}

/** The path of an address, unless it has one. */
function withPath(url: string, path: string): string {
  const target = new URL(url);
  if (target.pathname === '/') target.pathname = path;
  return target.href;
}

function byStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return delivered;
  const error = `The receiver answered ${status}`;
  return { kind: status === 400 || status === 413 || status === 422 ? 'rejected' : 'failed', error };
}

/** HTTP Event Collector. */
const splunk: HttpPreset = {
  request: ({ url, isJson, credentials, entries }) => ({
    url: withPath(url, '/services/collector/event'),
    headers: { authorization: `Splunk ${credentials.token ?? ''}`, 'content-type': 'application/json' },
    body: entries
      .map(({ time, text }) =>
        JSON.stringify({ time: time / 1000, sourcetype: 'gatehouse:audit', event: isJson ? JSON.parse(text) : text }),
      )
      .join('\n'),
  }),
  outcome: (status, body) => {
    if (status !== 200) return byStatus(status);
    const { code } = parse(body) as { code?: unknown };
    return code === 0 ? delivered : { kind: 'failed', error: 'The receiver answered without code 0' };
  },
};

/** Logs API, version 2. */
const datadog: HttpPreset = {
  request: ({ url, credentials, entries, service }) => ({
    url: withPath(url, '/api/v2/logs'),
    headers: { 'dd-api-key': credentials.token ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(
      entries.map(({ id, event, time, text }) => ({
        ddsource: 'gatehouse',
        service,
        message: text,
        event_id: id,
        evt: { name: event },
        ...(now().getTime() - time < DATADOG_MAX_AGE_MS ? { timestamp: time } : {}),
      })),
    ),
  }),
  outcome: (status) => byStatus(status),
};

/** Bulk API. The id of the entry is that of the document, so that a repetition is a conflict and no second document. */
const elastic: HttpPreset = {
  request: ({ url, isJson, credentials, entries }) => {
    const target = new URL(url);
    target.pathname = `${target.pathname.replace(/\/$/, '')}/_bulk`;
    target.search = '?filter_path=errors,items.*.status';
    return {
      url: target.href,
      headers: { authorization: `ApiKey ${credentials.token ?? ''}`, 'content-type': 'application/x-ndjson' },
      body: entries
        .map(({ id, time, text }) => {
          const content = isJson ? (JSON.parse(text) as object) : { message: text };
          const document = { '@timestamp': new Date(time).toISOString(), ...content };
          return `${JSON.stringify({ create: { _id: id } })}\n${JSON.stringify(document)}\n`;
        })
        .join(''),
    };
  },
  outcome: (status, body, entries) => {
    if (status !== 200) return byStatus(status);
    const { items } = parse(body) as { items?: { create?: { status?: number } }[] };
    if (!Array.isArray(items) || items.length !== entries.length) {
      return { kind: 'failed', error: 'The receiver answered without the items of the batch' };
    }
    const statuses = items.map((item) => item.create?.status ?? 0);
    const isDone = (each: number) => (each >= 200 && each < 300) || each === 409;
    const failing = statuses.find((each) => !isDone(each) && each !== 400);
    if (failing !== undefined) return { kind: 'failed', error: `The receiver answered ${failing} for an entry` };
    return { kind: 'delivered', refusedIds: entries.filter((_, n) => !isDone(statuses[n]!)).map(({ id }) => id) };
  },
};

/** Lines, signed as Standard Webhooks says. The id is the first number, so that a repetition has the same. */
const generic: HttpPreset = {
  request: ({ url, isJson, credentials, entries }) => {
    const body = entries.map(({ text }) => `${text}\n`).join('');
    const id = String(entries[0]!.sequence);
    const time = now();
    return {
      url,
      headers: {
        'content-type': isJson ? 'application/x-ndjson' : 'text/plain; charset=utf-8',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
        'webhook-signature': new Webhook(credentials.secret ?? '').sign(id, time, body),
        ...(credentials.token === undefined ? {} : { authorization: `Bearer ${credentials.token}` }),
      },
      body,
    };
  },
  outcome: (status) => byStatus(status),
};

export const httpPresets: Readonly<Record<'splunk' | 'datadog' | 'elastic' | 'generic', HttpPreset>> = {
  splunk,
  datadog,
  elastic,
  generic,
};

function parse(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
