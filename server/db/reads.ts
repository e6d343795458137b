import DataLoader from 'dataloader';
import pg, { type Pool } from 'pg';

/** A read. One with a name is prepared: each connection plans it once; without, it is planned for its values each time. */
export interface Query {
  name?: string;
  text: string;
}

/**
 * A read whose lookups in one tick are batched. Each parameter is an array with a value for every lookup; each row says by
 * `nth`, from 1, which lookup it answers. An array is passed as `(select $1::text[])`: PostgreSQL would otherwise see its
 * length, prefer a plan for it, and plan anew each time.
 */
export interface BatchedQuery extends Required<Query> {
  /** The lookups that one statement takes. */
  maxBatchSize?: number;
}

/** Enough for a busy tick, few enough for the planner to stay with the index. */
const MAX_BATCH_SIZE = 100;

type Key = readonly unknown[];

/** The hot reads: statements on the ORM's own pool, without a unit of work. Each feature has its own in `queries.ts`. */
export class Reads {
  readonly #pool: Pool;
  readonly #prepared: boolean;
  /** By the names of their statements. Nothing is cached: a lookup sees what was committed before its tick ended. */
  readonly #loaders = new Map<string, DataLoader<Key, object[]>>();

  constructor(pool: Pool, { prepared }: { prepared: boolean }) {
    this.#pool = pool;
    this.#prepared = prepared;
  }

  async rows<Row extends object>({ name, text }: Query, values: unknown[]): Promise<Row[]> {
    // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
    const query = { text, values, types: pg.types, ...(name && this.#prepared ? { name } : {}) };
    const { rows } = await this.#pool.query<Row>(query);
    return rows;
  }

  /** The rows of one lookup of a batched query. */
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
    // A query's rows have its own columns, whichever loader carries them.
    return loader.load(key) as Promise<Row[]>;
  }

  async #rowsByKey(query: BatchedQuery, keys: readonly Key[]): Promise<object[][]> {
    const columns = keys[0]!.map((_, n) => keys.map((key) => key[n]));
    const found: object[][] = keys.map(() => []);
    for (const row of await this.rows<{ nth: number }>(query, columns)) found[row.nth - 1]!.push(row);
    return found;
  }
}

/** The values of a statement, in the order of their placeholders. */
export class Values {
  readonly list: unknown[] = [];

  /** The placeholder that stands for `value`. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** A text as a `like` pattern that matches itself alone. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
