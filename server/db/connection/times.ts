import pg from 'pg';

const TIMES: readonly number[] = [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ];

type Types = typeof pg.types;

/**
 * Parsers that reject a time that is not in ISO form, as PostgreSQL writes it with another `DateStyle`: parsed by others it
 * would be no date, and each session and token would count as expired.
 */
export function withStrictTimes<T extends Pick<Types, 'getTypeParser'>>(types: T): T {
  return Object.assign(Object.create(types) as T, {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => {
      // The type of a parser depends on its format.
      const parse = types.getTypeParser(oid, format as 'text') as (text: string) => unknown;
      return TIMES.includes(oid) && format !== 'binary' ? (text: string) => parse(requireIso(text)) : parse;
    },
  });
}

function requireIso(text: string): string {
  if (/^\d{4,6}-\d\d-\d\d/.test(text)) return text;
  throw new Error(`PostgreSQL sent the time ${JSON.stringify(text)}, which cannot be read: DateStyle has to be ISO`);
}

/** The parsers of `pg`, for statements that do not go through the ORM. */
export const rowTypes = withStrictTimes(pg.types);
