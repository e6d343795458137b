import type { MikroORM } from '@mikro-orm/postgresql';
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

/** An organization joined with one person's membership of it, whose columns are null where there is none. */
export interface MembershipRow {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  metadata: string | null;
  created_at: Date;
  m_id: string | null;
  m_role: string;
  m_team_id: string | null;
  m_created_at: Date;
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

const membership = `select o.id, o.name, o.slug, o.logo, o.metadata, o.created_at,
    m.id as m_id, m.role as m_role, m.team_id as m_team_id, m.created_at as m_created_at
    from "organization" o left join member m on m.organization_id = o.id and m.user_id = $2`;

const statements = {
  session_by_token: `select ${sessionColumns.map((column) => `s.${column}`).join(', ')},
    ${userColumns.map((column) => `u.${column} as u_${column}`).join(', ')}
    from "session" s join "user" u on u.id = s.user_id where s.token_hash = $1`,
  membership_by_id: `${membership} where o.id = $1`,
  membership_by_slug: `${membership} where o.slug = $1`,
  membership_by_invitation: `${membership} where o.id = (select i.organization_id from invitation i where i.id = $1)`,
  impersonator_by_session: `select u.id, u.role, u.banned, s.expires_at
    from "session" s join "user" u on u.id = s.user_id where s.id = $1`,
} as const;

/**
 * The few reads that every page makes, as named prepared statements on the ORM's own pool: one round trip, planned
 * once a connection, no unit of work.
 */
export class PreparedReads {
  readonly #pool: Pool;
  readonly #prepared: boolean;

  private constructor(pool: Pool, prepared: boolean) {
    this.#pool = pool;
    this.#prepared = prepared;
  }

  static async over(orm: MikroORM, prepared: boolean): Promise<PreparedReads> {
    return new PreparedReads(await orm.em.getConnection().getNativeClient(), prepared);
  }

  async sessionByToken(tokenHash: string): Promise<SessionRow | null> {
    return this.#one<SessionRow>('session_by_token', [tokenHash]);
  }

  /** The organization that an id, a slug or one of its invitations names, and what `userId` is in it. */
  async membership(by: 'id' | 'slug' | 'invitation', key: string, userId: string): Promise<MembershipRow | null> {
    return this.#one<MembershipRow>(`membership_by_${by}`, [key, userId]);
  }

  async impersonatorBySession(sessionId: string | null): Promise<ImpersonatorRow | null> {
    return this.#one<ImpersonatorRow>('impersonator_by_session', [sessionId]);
  }

  async #one<Row extends object>(name: keyof typeof statements, values: unknown[]): Promise<Row | null> {
    // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
    const query = { text: statements[name], values, types: pg.types, ...(this.#prepared ? { name } : {}) };
    const { rows } = await this.#pool.query<Row>(query);
    return rows[0] ?? null;
  }
}
