import type { Pool } from 'pg';

import { StartError } from '#server/lib/errors.ts';

/** A setting that changes what statements mean or how values are written, and its value here. */
interface SessionSetting {
  value: string;
  /** Whether the service also works with this value. */
  accepts: (value: string) => boolean;
}

const only = (value: string): SessionSetting => ({ value, accepts: (other) => other === value });
const preferred = (value: string): SessionSetting => ({ value, accepts: () => true });

/** A role or a database may have others; these are sent with each connection. */
const settings: Record<string, SessionSetting> = {
  datestyle: { value: 'ISO', accepts: (style) => style.startsWith('ISO') },
  timezone: preferred('UTC'),
  intervalstyle: preferred('postgres'),
  bytea_output: preferred('hex'),
  default_transaction_isolation: only('read committed'),
  // Off, a backslash in a text would end it.
  standard_conforming_strings: only('on'),
  array_nulls: only('on'),
};

/** The `options` of the start packet. They follow those of the operator, because the last one counts. */
export function startOptions(own: string | undefined): string {
  const pinned = Object.entries(settings).map(([name, { value }]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`);
  return [...(own === undefined ? [] : [own]), ...pinned].join(' ');
}

/**
 * A pooler may ignore the options of the start packet (`ignore_startup_parameters`). Then the role has to have the settings.
 *
 * @throws StartError with the statements that set them.
 */
export async function requireSessionSettings(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ name: string; value: string; role: string }>(
    'select name, current_setting(name) as value, current_user as role from unnest($1::text[]) as name',
    [Object.keys(settings)],
  );
  const wrong = rows.filter(({ name, value }) => !settings[name]!.accepts(value));
  if (wrong.length === 0) return;
  const statements = wrong.map(({ name, role }) => `alter role "${role}" set ${name} = '${settings[name]!.value}'`);
  throw new StartError(
    'The connection has settings of the role or the database that the service cannot work with, because a pooler ignores ' +
      `those of the service: run \`${statements.join('; ')}\`, then restart the pooler`,
  );
}
