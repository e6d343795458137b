import { stripVTControlCharacters, styleText } from 'node:util';

import type { FastifyServerOptions } from 'fastify';

import type { Options } from '#server/options/kit-options.ts';

/** Logs JSON lines to standard output, and readable lines to a terminal. A line contains no data of requests or mails. */
export function loggerOptions({ logLevel }: Options): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  const stream = process.stdout.isTTY ? { stream: readableLog } : {};
  return { level: logLevel, serializers: { err: describeError }, ...stream };
}

interface ErrorDescription {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * Describes an error without the data that it concerns. pino would log every field, some of which quote rows (`detail` of a
 * database error), emails or requests.
 */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value other than an error was thrown', stack: '' };
  const { code, constraint, severity } = error as { code?: unknown; constraint?: unknown; severity?: unknown };
  const isFromDatabase = typeof severity === 'string';
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    message: isFromDatabase ? withoutValues(error) : error.message,
    stack: stackOf(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** PostgreSQL quotes values after a colon, and the ORM appends the row in a second line. */
function withoutValues({ message }: Error): string {
  return message.split('\n', 1)[0]!.replace(/: ".*"/, '');
}

function stackOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

interface Entry {
  level: number;
  time: number;
  msg?: string;
  err?: ErrorDescription;
  [field: string]: unknown;
}

/** Writes pino's JSON lines as readable lines. */
const readableLog = {
  write: (line: string) => process.stdout.write(`${formatEntry(JSON.parse(line) as Entry)}\n`),
};

/** Useful in a log store, but not in a terminal. */
const hiddenFields = new Set(['pid', 'hostname', 'reqId']);

/** `14:03:22 warn  The web app is not built  finding=x`: time, level, message, then the other fields. */
function formatEntry({ level, time, msg = '', err, ...fields }: Entry): string {
  const name = levels[level] ?? String(level);
  const style = level >= 50 ? 'red' : level >= 40 ? 'yellow' : 'dim';
  const rest = Object.entries(fields)
    .filter(([field]) => !hiddenFields.has(field))
    .map(([field, value]) => `${field}=${formatValue(value)}`);
  const failure = err ? `\n  ${err.type}: ${stripVTControlCharacters(err.message)}\n${err.stack}`.trimEnd() : '';
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${styleText('dim', clock)} ${styleText(style, name.padEnd(5))} ${[msg, ...rest].join(' ')}${failure}`;
}

/** Escapes control characters, which a terminal would interpret. */
function formatValue(value: unknown): string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) ? value : JSON.stringify(value);
}
