import DataLoader from 'dataloader';
import type { Pool } from 'pg';

import { rowTypes } from './connection/times.ts';

/** A query. With a name it is a prepared statement, planned once for each connection; without, it is planned for its values. */
export interface Query {
  name?: string;
  text: string;
}

/**
 * A query that runs once for all lookups of a tick. Each parameter is an array with a value for every lookup; the column
 * `nth` of a row is the number of its lookup, from 1. Write an array as `(select $1::text[])`: otherwise PostgreSQL would use
 * its length for a custom plan and plan each execution again.
 */
export interface BatchedQuery extends Required<Query> {
  /** Lookups in one statement. */
  maxBatchSize?: number;
}

/** With more values, the planner may prefer a sequential scan to the index. */
const MAX_BATCH_SIZE = 100;

type Key = readonly unknown[];

/** Runs hot reads on the ORM's pool, without a unit of work. Each feature has its queries in `queries.ts`. */
export class Reads {
  readonly #pool: Pool;
  readonly #prepared: boolean;
  /** By query name. Nothing is cached: a lookup reads what was committed before its tick ended. */
  readonly #loaders = new Map<string, DataLoader<Key, object[]>>();

  constructor(pool: Pool, { prepared }: { prepared: boolean }) {
    this.#pool = pool;
    this.#prepared = prepared;
  }

  async rows<Row extends object>({ name, text }: Query, values: unknown[]): Promise<Row[]> {
    // The ORM's pool returns timestamps as text, which the ORM parses. These rows need the parsers of `pg`.
    const query = { text, values, types: rowTypes, ...(name && this.#prepared ? { name } : {}) };
    const { rows } = await this.#pool.query<Row>(query);
    return rows;
  }

  /** The rows of one lookup. */
  loadBatched<Row extends object>(query: BatchedQuery, key: Key): Promise<Row[]> {
    let loader = this.#loaders.get(query.name);
    if (loader === undefined) {
      loader = new DataLoader((keys) => this.#rowsByKey(query, keys), {
        cache: false,
        batchScheduleFn: setImmediate,
        maxBatchSize: query.maxBatchSize ?? MAX_BATCH_SIZE,
      });
      this.#loaders.set(query.name, loader);
    }
    // The loaders have one type for the rows of all queries.
    return loader.load(key) as Promise<Row[]>;
  }

  async #rowsByKey(query: BatchedQuery, keys: readonly Key[]): Promise<object[][]> {
    const columns = keys[0]!.map((_, n) => keys.map((key) => key[n]));
    const rowsByKey: object[][] = keys.map(() => []);
    for (const row of await this.rows<{ nth: number }>(query, columns)) rowsByKey[row.nth - 1]!.push(row);
    return rowsByKey;
  }
}

/** Collects the values of a statement in the order of their placeholders. */
export class Values {
  readonly list: unknown[] = [];

  /** @returns the placeholder of the value. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** Escapes a text for a `like` pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
