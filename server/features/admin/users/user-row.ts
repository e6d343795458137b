import pg, { type Pool } from 'pg';
import type { z } from 'zod';

import type { Statement } from '#server/db/prepared.ts';
import type { Values } from '#server/db/values.ts';
import { sha256 } from '#server/security/tokens.ts';
import type { ListUsers } from '#shared/admin.ts';
import type { FullUser } from '#shared/user.ts';

export interface Page {
  input: z.output<typeof ListUsers>;
  /** One more than asked for, to know whether another page follows. */
  wanted: number;
  offset: number;
  /** Whether a connection may keep a plan by its name. */
  prepared: boolean;
}

/** A row as it goes out, and what it was sorted by. */
export type ListedUser = z.input<typeof FullUser> & { sortKey: string | boolean | Date };

/** How many there are, or at least are where counting stopped. */
export interface Counted {
  total: number;
  totalIsCapped: boolean;
}

export interface Found extends Counted {
  /** One more than asked for where another page follows. */
  users: ListedUser[];
}

export const columns = (key: string) => `id, email, name, image, role, banned,
  email_verified "emailVerified", ban_reason "banReason", ban_expires "banExpires",
  created_at "createdAt", updated_at "updatedAt", ${key} "sortKey"`;

export async function readRows<Row extends { id: string | null } = ListedUser>(
  pool: Pool,
  statement: string | Required<Statement>,
  values: Values,
): Promise<Row[]> {
  const named = typeof statement === 'string' ? { text: statement } : statement;
  // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
  const { rows } = await pool.query<Row>({ ...named, values: values.list, types: pg.types });
  return rows;
}

/** A statement whose plan a connection keeps, whatever its values are: the text must hold none of them. */
export function kept(text: string): Required<Statement> {
  return { name: `list_users_${sha256(text).slice(0, 16)}`, text };
}
