import { importAddress } from '#server/app/configuration.ts';
import { CommandError } from '#server/cli/command.ts';
import type { Kind, Mapped, Person, SourcePasskey, Unreadable } from '#server/cli/import/engine/mapped.ts';
import {
  listFlag,
  textFlag,
  type Cursor,
  type FlagValues,
  type ImportSource,
  type Reader,
} from '#server/cli/import/engine/source.ts';
import { readAddress } from '#server/cli/import/address.ts';
import { Source } from '#server/cli/import/source.ts';

import { bytesIn, objectOf, parseObject, textIn, timeOf, type Values } from './values.ts';

const PAGE = 1000;
/** What stands in other tables of the schema, and is not imported. */
const others = [
  'sessions',
  'refresh_tokens',
  'one_time_tokens',
  'sso_providers',
  'saml_providers',
  'audit_log_entries',
];
/** Of metadata that the engine takes by other columns. */
const named = [
  'full_name',
  'name',
  'avatar_url',
  'picture',
  'email',
  'email_verified',
  'phone_verified',
  'sub',
  'iss',
  'provider_id',
  'provider',
  'providers',
];

interface UserRow extends Record<string, unknown> {
  id: string;
}

class SupabaseReader implements Reader {
  readonly files: readonly string[] = [];
  readonly fingerprint: string;
  readonly #source: Source;
  readonly #flags: FlagValues;
  readonly #others: string[];

  constructor(
    source: Source,
    flags: FlagValues,
    { fingerprint, others: left }: { fingerprint: string; others: string[] },
  ) {
    this.#source = source;
    this.#flags = flags;
    this.fingerprint = fingerprint;
    this.#others = left;
  }

  leftOut(): string[] {
    return this.#others;
  }

  async *read(kind: Kind, cursor: Cursor): AsyncGenerator<Mapped | Unreadable> {
    if (kind !== 'user') return;
    let line = cursor.from?.line ?? 0;
    for (let after = cursor.from?.after ?? '00000000-0000-0000-0000-000000000000'; ;) {
      cursor.at = { after, line };
      const users = await this.#source.rows<UserRow>(
        `select * from auth.users where id > $1::uuid order by id limit ${PAGE}`,
        [after],
      );
      if (users.length === 0) return;
      const ids = users.map(({ id }) => id);
      const byUser = async (sql: string) =>
        Map.groupBy(await this.#source.rows<Record<string, unknown>>(sql, [ids]), (row) => String(row['user_id']));
      const identities = await byUser(
        'select * from auth.identities where user_id = any($1::uuid[]) order by created_at',
      );
      const factors = await byUser(
        'select * from auth.mfa_factors where user_id = any($1::uuid[]) order by created_at',
      );
      for (const user of users) {
        line += 1;
        yield this.#person(user, {
          line,
          identities: identities.get(user.id) ?? [],
          factors: factors.get(user.id) ?? [],
        });
      }
      after = users.at(-1)!.id;
    }
  }

  #person(user: Values, of: { line: number; identities: readonly Values[]; factors: readonly Values[] }): Person {
    const [own, app] = [parseObject(user['raw_user_meta_data']), parseObject(user['raw_app_meta_data'])];
    const bannedUntil = timeOf(user['banned_until']);
    const number = textIn(user, 'phone');
    const chosen = listFlag(this.#flags, 'metadata');
    const totp = of.factors.find((factor) => factor['factor_type'] === 'totp' && factor['status'] === 'verified');
    const secret = totp && textIn(totp, 'secret');
    const isSealed = secret?.startsWith('{') ?? false;
    const host = textFlag(this.#flags, 'passkey-host');
    const verified = of.factors.filter((factor) => factor['status'] === 'verified');
    const passkeys = host === undefined ? [] : verified.flatMap((factor) => passkeyOf(factor, host) ?? []);
    const lost = verified.filter(
      (factor) => factor !== totp && (host === undefined || passkeyOf(factor, host) === null),
    );
    return {
      kind: 'user',
      sourceId: String(user['id']),
      line: of.line,
      email: textIn(user, 'email'),
      emailVerified: user['email_confirmed_at'] !== null,
      name: textIn(own, 'full_name') ?? textIn(own, 'name') ?? '',
      image: textIn(own, 'avatar_url') ?? textIn(own, 'picture'),
      // Stored without the plus sign.
      phone:
        number === null
          ? null
          : { number: `+${number.replace(/^\+/, '')}`, verified: user['phone_confirmed_at'] !== null },
      createdAt: timeOf(user['created_at']),
      updatedAt: timeOf(user['updated_at']),
      lastSignInAt: timeOf(user['last_sign_in_at']),
      ban: bannedUntil !== null && bannedUntil > new Date() ? { reason: null, until: bannedUntil } : null,
      password: textIn(user, 'encrypted_password'),
      totp: secret && !isSealed ? { secret, digits: 6, period: 30, algorithm: 'SHA1' } : null,
      passkeys,
      identities: of.identities.flatMap((identity) => {
        const provider = textIn(identity, 'provider');
        const subject = textIn(identity, 'provider_id') ?? textIn(objectOf(identity['identity_data']), 'sub');
        if (provider === null || subject === null || ['email', 'phone'].includes(provider)) return [];
        return [{ provider, subject }];
      }),
      fields: {
        ...(chosen.includes('app') && withoutNamed(app)),
        ...(chosen.includes('user') && withoutNamed(own)),
      },
      lost: [
        ...(isSealed ? [{ code: 'totp_left' as const, detail: 'encrypted by Supabase' }] : []),
        ...lost.map((factor) => ({
          code: factor['factor_type'] === 'webauthn' ? ('passkey_left' as const) : ('factor_left' as const),
          detail: String(factor['factor_type']).slice(0, 32),
        })),
      ],
      leave: leaveOf(user),
    };
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#source[Symbol.asyncDispose]();
  }
}

/** A security key or passkey, which is a second factor there and so may not be discoverable; null for another factor. */
function passkeyOf(factor: Values, rpId: string): SourcePasskey | null {
  if (factor['factor_type'] !== 'webauthn') return null;
  const credential = parseObject(factor['web_authn_credential']);
  const [id, publicKey] = ['id', 'publicKey'].map((name) => bytesIn(textIn(credential, name))?.toString('base64url'));
  if (!id || !publicKey) return null;
  const transports = Array.isArray(credential['transport']) ? (credential['transport'] as unknown[]).map(String) : [];
  return {
    id,
    publicKey,
    counter: Number(objectOf(credential['authenticator'])['signCount'] ?? 0),
    transports,
    synced: objectOf(credential['flags'])['backupEligible'] === true,
    discoverable: false,
    rpId,
  };
}

function leaveOf(user: Values): Person['leave'] {
  if (user['deleted_at']) return { code: 'deleted_in_source', detail: '' };
  if (user['is_anonymous'] === true) return { code: 'not_a_person', detail: 'anonymous' };
  return null;
}

const withoutNamed = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !named.includes(name)));

export const supabaseSource: ImportSource = {
  name: 'supabase',
  usage: `  IMPORT_DATABASE_URL=<postgres address of the project> npm run import -- supabase [--metadata app,user] [--passkey-host <host>]`,
  flags: {
    'address-file': { type: 'string' },
    'passkey-host': { type: 'string' },
    metadata: { type: 'string', multiple: true },
  },
  async open({ flags }) {
    const file = textFlag(flags, 'address-file');
    const address = file === undefined ? importAddress() : readAddress(file);
    if (address === undefined)
      throw new CommandError('Set IMPORT_DATABASE_URL to the address of the database of the project.');
    const source = await Source.open(address);
    const tables = new Set(source.tables.filter(({ schema }) => schema === 'auth').map(({ name }) => name));
    const missing = ['users', 'identities', 'mfa_factors'].filter((name) => !tables.has(name));
    if (missing.length > 0) {
      await source[Symbol.asyncDispose]();
      throw new CommandError(
        `The database ${source.database} has no table auth.${missing.join(', auth.')}: it is not one of Supabase.`,
      );
    }
    const left: string[] = [];
    for (const name of others.filter((table) => tables.has(table))) {
      const { rows } = await source.counts(`select count(*) as rows from auth."${name}"`);
      if (rows! > 0) left.push(`table auth.${name}: ${rows} rows`);
    }
    const state = await source.counts(
      'select count(*) as count, coalesce(extract(epoch from max(updated_at)), 0) as newest from auth.users',
    );
    return new SupabaseReader(source, flags, { fingerprint: JSON.stringify(state), others: left });
  },
};
