import { Writable } from 'node:stream';
import { stripVTControlCharacters, styleText } from 'node:util';

import type { FastifyServerOptions } from 'fastify';

import type { Options } from '#server/options/options.ts';

/**
 * JSON lines on standard output, by pino; readable lines where that is a terminal. A line never holds what a caller sent
 * or a mail carries.
 */
export function loggerOf({ logLevel }: Options): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  const stream = process.stdout.isTTY ? { stream: readableLog(process.stdout) } : {};
  return { level: logLevel, serializers: { err: describeFailure }, ...stream };
}

/** A type, so that it has the index signature that the logger's own type asks for. */
type Described = {
  type: string;
  code?: string;
  constraint?: string;
  message: string;
  stack: string;
  cause?: Described;
};

/**
 * What an error says without the values it is about: pino's own way writes every field, and there a database's error
 * quotes the row in `detail`, a mail server's the letter, and a parser's the request.
 */
export function describeFailure(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is no error was thrown', stack: '' };
  const { code, constraint, severity } = error as { code?: unknown; constraint?: unknown; severity?: unknown };
  const isFromDatabase = typeof severity === 'string';
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    message: isFromDatabase ? withoutValues(error) : error.message,
    stack: framesOf(error),
    ...(error.cause instanceof Error ? { cause: describeFailure(error.cause) } : {}),
  };
}

/** PostgreSQL quotes what it was given behind a colon, and the ORM appends the row on a second line. */
function withoutValues({ message }: Error): string {
  return message.split('\n', 1)[0]!.replace(/: ".*"/, '');
}

function framesOf({ stack = '' }: Error): string {
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
  err?: { type: string; message: string; stack: string };
  [field: string]: unknown;
}

/** Writes pino's JSON lines to `out` as lines for people; for a terminal, where no program reads them. */
function readableLog(out: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      out.write(`${readableLine(JSON.parse(line) as Entry)}\n`);
      done();
    },
  });
}

/** Fields that tell one process or request from another: of use in a log store, noise in a terminal. */
const unshown = new Set(['pid', 'hostname', 'reqId']);

/** `14:03:22 warn  The web app is not built  finding=x`: time, level, message, then the other fields. */
function readableLine({ level, time, msg = '', err, ...fields }: Entry): string {
  const name = levels[level] ?? String(level);
  const style = level >= 50 ? 'red' : level >= 40 ? 'yellow' : 'dim';
  const rest = Object.entries(fields)
    .filter(([field]) => !unshown.has(field))
    .map(([field, value]) => `${field}=${printable(value)}`);
  const failure = err ? `\n  ${err.type}: ${stripVTControlCharacters(err.message)}\n${err.stack}`.trimEnd() : '';
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${styleText('dim', clock)} ${styleText(style, name.padEnd(5))} ${[msg, ...rest].join(' ')}${failure}`;
}

/** Escapes control characters, which a terminal would obey. */
function printable(value: unknown): string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) ? value : JSON.stringify(value);
}
