import type { MikroORM } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import pg, { type Pool } from 'pg';

/** A session joined with its person, as the columns come. */
export interface SessionRow {
  token_hash: string;
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

/** The administrator behind an impersonation, as the columns come. */
export interface ImpersonatorRow {
  id: string;
  role: string;
  banned: boolean;
  expires_at: Date;
}

const sessionColumns = [
  'token_hash',
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

const statements = {
  sessions_by_token: `select ${sessionColumns.map((column) => `s.${column}`).join(', ')},
    ${userColumns.map((column) => `u.${column} as u_${column}`).join(', ')}
    from "session" s join "user" u on u.id = s.user_id where s.token_hash = any($1)`,
  impersonator_by_session: `select u.id, u.role, u.banned, s.expires_at
    from "session" s join "user" u on u.id = s.user_id where s.id = $1`,
} as const;

/** Enough for a busy turn of the event loop, few enough for the planner to stay with the index. */
const MOST_TOKENS = 100;

/**
 * The few reads that every page makes, as named prepared statements on the ORM's own pool: one round trip, planned
 * once a connection, no unit of work. Sessions asked for in one turn of the event loop share it: most of what a
 * session check costs is its message to PostgreSQL and back (server/README.md, decision 10).
 */
export class PreparedReads {
  readonly #pool: Pool;
  readonly #prepared: boolean;
  /** Keeps nothing: each request sees what is committed when its own turn ends. */
  readonly #sessions = new DataLoader<string, SessionRow | null>((hashes) => this.#sessionsByToken(hashes), {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: MOST_TOKENS,
  });

  private constructor(pool: Pool, prepared: boolean) {
    this.#pool = pool;
    this.#prepared = prepared;
  }

  static async over(orm: MikroORM, prepared: boolean): Promise<PreparedReads> {
    return new PreparedReads(await orm.em.getConnection().getNativeClient(), prepared);
  }

  async sessionByToken(tokenHash: string): Promise<SessionRow | null> {
    return this.#sessions.load(tokenHash);
  }

  async #sessionsByToken(hashes: readonly string[]): Promise<(SessionRow | null)[]> {
    const name = 'sessions_by_token';
    const rows = await this.rows<SessionRow>({ name, text: statements[name] }, [hashes]);
    const found = new Map(rows.map((row) => [row.token_hash, row]));
    return hashes.map((hash) => found.get(hash) ?? null);
  }

  async impersonatorBySession(sessionId: string | null): Promise<ImpersonatorRow | null> {
    return this.#one<ImpersonatorRow>('impersonator_by_session', [sessionId]);
  }

  async #one<Row extends object>(name: keyof typeof statements, values: unknown[]): Promise<Row | null> {
    const [row] = await this.rows<Row>({ name, text: statements[name] }, values);
    return row ?? null;
  }

  /** Any other read, for the domain that knows its statement; without a name it is planned each time, for its values. */
  async rows<Row extends object>({ name, text }: Statement, values: unknown[]): Promise<Row[]> {
    // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
    const query = { text, values, types: pg.types, ...(name && this.#prepared ? { name } : {}) };
    const { rows } = await this.#pool.query<Row>(query);
    return rows;
  }
}
