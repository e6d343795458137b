import type { MikroORM } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import pg, { type Pool } from 'pg';

/** A session joined with its person, as the columns come. */
export interface SessionRow {
  id: string;
  user_id: string;
  expires_at: Date;
  ip_address: string;
  user_agent: string;
  active_organization_id: string | null;
  impersonated_by: string | null;
  impersonator_session_id: string | null;
  created_at: Date;
  updated_at: Date;
  u_email: string;
  u_email_verified: boolean;
  u_name: string;
  u_image: string | null;
  u_role: string;
  u_banned: boolean;
  u_ban_reason: string | null;
  u_ban_expires: Date | null;
  u_created_at: Date;
  u_updated_at: Date;
}

/** A read; its name stands for its text, once a connection has planned it. */
export interface Statement {
  name?: string;
  text: string;
}

/**
 * A read for all who ask for it in one turn: each parameter is a list of what each of them gives, each row says by `nth`
 * (from 1) for whom it is. The lists stand in a `select` of their own: where PostgreSQL sees how long they are, it takes
 * planning anew for the better plan, each time, which costs four times what a session check does.
 */
export interface SharedStatement extends Required<Statement> {
  /** For how many it is asked at once, where that is less than for most. */
  most?: number;
}

/** The administrator behind an impersonation, as the columns come. */
export interface ImpersonatorRow {
  id: string;
  role: string;
  banned: boolean;
  expires_at: Date;
}

const sessionColumns = [
  'id',
  'user_id',
  'expires_at',
  'ip_address',
  'user_agent',
  'active_organization_id',
  'impersonated_by',
  'impersonator_session_id',
  'created_at',
  'updated_at',
];

const userColumns = [
  'email',
  'email_verified',
  'name',
  'image',
  'role',
  'banned',
  'ban_reason',
  'ban_expires',
  'created_at',
  'updated_at',
];

const sessionByToken: SharedStatement = {
  name: 'session_by_token',
  text: `select asked.nth::int, ${sessionColumns.map((column) => `s.${column}`).join(', ')},
    ${userColumns.map((column) => `u.${column} as u_${column}`).join(', ')}
    from unnest((select $1::text[])) with ordinality asked (token_hash, nth)
    join "session" s on s.token_hash = asked.token_hash join "user" u on u.id = s.user_id`,
};

const impersonatorBySession: Statement = {
  name: 'impersonator_by_session',
  text: `select u.id, u.role, u.banned, s.expires_at
    from "session" s join "user" u on u.id = s.user_id where s.id = $1`,
};

/** Enough for a busy turn of the event loop, few enough for the planner to stay with the index. */
const MOST_AT_ONCE = 100;

type Key = readonly unknown[];

/**
 * The few reads that every page makes, as named prepared statements on the ORM's own pool: one round trip, planned
 * once a connection, no unit of work. What is asked for in one turn of the event loop can share it: most of what a
 * session check costs is its message to PostgreSQL and back (docs/decisions/010-batched-lookups.md).
 */
export class PreparedReads {
  readonly #pool: Pool;
  readonly #prepared: boolean;
  /** By the names of their statements. They keep nothing: each request sees what is committed when its own turn ends. */
  readonly #shared = new Map<string, DataLoader<Key, object[]>>();

  private constructor(pool: Pool, prepared: boolean) {
    this.#pool = pool;
    this.#prepared = prepared;
  }

  static async over(orm: MikroORM, prepared: boolean): Promise<PreparedReads> {
    return new PreparedReads(await orm.em.getConnection().getNativeClient(), prepared);
  }

  async sessionByToken(tokenHash: string): Promise<SessionRow | null> {
    const [row] = await this.shared<SessionRow>(sessionByToken, [tokenHash]);
    return row ?? null;
  }

  async impersonatorBySession(sessionId: string | null): Promise<ImpersonatorRow | null> {
    const [row] = await this.rows<ImpersonatorRow>(impersonatorBySession, [sessionId]);
    return row ?? null;
  }

  /** The rows for one key of a read that shares its round trip with those who ask for it in the same turn. */
  shared<Row extends object>(statement: SharedStatement, key: Key): Promise<Row[]> {
    let asked = this.#shared.get(statement.name);
    if (asked === undefined) {
      asked = new DataLoader((keys) => this.#rowsByKey(statement, keys), {
        cache: false,
        batchScheduleFn: setImmediate,
        maxBatchSize: statement.most ?? MOST_AT_ONCE,
      });
      this.#shared.set(statement.name, asked);
    }
    // A statement's rows have its own columns, whichever loader carries them.
    return asked.load(key) as Promise<Row[]>;
  }

  async #rowsByKey(statement: SharedStatement, keys: readonly Key[]): Promise<object[][]> {
    const columns = keys[0]!.map((_, n) => keys.map((key) => key[n]));
    const found: object[][] = keys.map(() => []);
    for (const row of await this.rows<{ nth: number }>(statement, columns)) found[row.nth - 1]!.push(row);
    return found;
  }

  /** Any other read, for the domain that knows its statement; without a name it is planned each time, for its values. */
  async rows<Row extends object>({ name, text }: Statement, values: unknown[]): Promise<Row[]> {
    // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
    const query = { text, values, types: pg.types, ...(name && this.#prepared ? { name } : {}) };
    const { rows } = await this.#pool.query<Row>(query);
    return rows;
  }
}
