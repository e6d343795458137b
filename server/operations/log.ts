import type { FastifyServerOptions } from 'fastify';

import type { Options } from '#server/options/options.ts';

import { readableLog } from './readable-log.ts';

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
