import { Writable } from 'node:stream';
import { stripVTControlCharacters, styleText } from 'node:util';

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

interface Entry {
  level: number;
  time: number;
  msg?: string;
  err?: { type: string; message: string; stack: string };
  [field: string]: unknown;
}

/** Writes pino's JSON lines to `out` as lines for people; for a terminal, where no program reads them. */
export function readableLog(out: NodeJS.WritableStream): Writable {
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
    .map(([field, value]) => `${field}=${shown(value)}`);
  const failure = err ? `\n  ${err.type}: ${stripVTControlCharacters(err.message)}\n${err.stack}`.trimEnd() : '';
  const clock = new Date(time).toTimeString().slice(0, 8);
  return `${styleText('dim', clock)} ${styleText(style, name.padEnd(5))} ${[msg, ...rest].join(' ')}${failure}`;
}

/** Escapes control characters, which a terminal would obey. */
function shown(value: unknown): string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) ? value : JSON.stringify(value);
}
