import type { Kind, Mapped, Person, Unreadable } from '#server/cli/import/engine/mapped.ts';
import {
  listFlag,
  mapFlag,
  type Cursor,
  type FlagValues,
  type ImportSource,
  type Reader,
} from '#server/cli/import/engine/source.ts';
import { readCsv } from '#server/cli/import/files/csv-records.ts';
import { RecordIndex } from '#server/cli/import/files/record-index.ts';

import { clerkHash } from './clerk-hashes.ts';
import { filesFrom, flagFiles, objectsIn, readableObjects, requireFiles } from './records.ts';
import { fullName, isSet, listOf, objectOf, textIn, timeOf, type Values } from './values.ts';

/** Columns of the export of users, which later versions extend. */
const columns = [
  'id',
  'primary_email_address',
  'verified_email_addresses',
  'password_digest',
  'password_hasher',
  'totp_secret',
];
const read = new Set([
  ...columns,
  'first_name',
  'last_name',
  'username',
  'created_at',
  'primary_phone_number',
  'verified_phone_numbers',
]);

/** Several values in a cell. */
const cell = (text = '') =>
  text
    .split(/[|,]/)
    .map((value) => value.trim())
    .filter(Boolean);

/** What profiles add to the rows of users. */
interface Profile {
  image: string | null;
  ban: Person['ban'];
  updatedAt: Date | null;
  lastSignInAt: Date | null;
  identities: { provider: string; subject: string }[];
  fields: Record<string, unknown>;
}

class ClerkReader implements Reader {
  readonly files: readonly string[];
  readonly #of: Readonly<Record<string, readonly string[]>>;
  readonly #flags: FlagValues;
  #profiles: RecordIndex | null = null;
  #creators: Map<string, string | null> | null = null;
  readonly #unread = new Set<string>();

  constructor(of: Readonly<Record<string, readonly string[]>>, flags: FlagValues) {
    this.#of = of;
    this.#flags = flags;
    this.files = Object.values(of).flat();
  }

  leftOut(): string[] {
    return [
      'backup codes and passkeys are in no export of Clerk: people with an authenticator app make new codes',
      'other email addresses of a person, and phone numbers that are not verified',
      ...[...this.#unread].map((name) => `the column ${name}`),
      ...(this.#of['profiles']!.length === 0 ? ['bans, pictures, identities and metadata, which --profiles has'] : []),
    ];
  }

  read(kind: Kind, cursor: Cursor): AsyncIterable<Mapped | Unreadable> {
    if (kind === 'user') return this.#of['users']!.length > 0 ? this.#users(cursor) : this.#profilesOnly(cursor);
    if (kind === 'organization') return this.#organizations(cursor);
    if (kind === 'member') return this.#members(cursor);
    if (kind === 'invitation') return this.#invitations(cursor);
    return nothing();
  }

  async *#users(cursor: Cursor): AsyncGenerator<Person | Unreadable> {
    this.#profiles ??= await RecordIndex.of(this.#of['profiles']!, {
      arrays: ['data'],
      idOf: (values) => textIn(values, 'id'),
    });
    for (const { nth, file, from } of filesFrom(this.#of['users']!, cursor)) {
      for await (const { line, place, value: row } of readCsv(file, columns, from)) {
        cursor.at = { file: nth, record: place };
        if (row === undefined) {
          yield { sourceId: null, line, unreadable: 'wrong_columns', detail: file };
          continue;
        }
        for (const name of Object.keys(row)) if (!read.has(name)) this.#unread.add(name);
        const verified = cell(row['verified_email_addresses']);
        const email = row['primary_email_address'] ?? verified[0] ?? null;
        const phone = row['primary_phone_number'] ?? cell(row['verified_phone_numbers'])[0];
        const profile = this.#profiles.find(row['id'] ?? '');
        yield {
          kind: 'user',
          sourceId: row['id'] ?? '',
          line,
          email,
          emailVerified: email !== null && verified.includes(email),
          name: fullName(row['first_name'] ?? null, row['last_name'] ?? null),
          username: row['username'] ?? null,
          phone: phone ? { number: phone, verified: cell(row['verified_phone_numbers']).includes(phone) } : null,
          createdAt: timeOf(row['created_at']),
          password: row['password_digest'] ? clerkHash(row['password_digest'], row['password_hasher'] ?? '') : null,
          totp: row['totp_secret'] ? { secret: row['totp_secret'], digits: 6, period: 30, algorithm: 'SHA1' } : null,
          lost: row['totp_secret'] ? [{ code: 'factor_left', detail: 'backup codes' }] : [],
          ...(profile && this.#profileOf(profile)),
        };
      }
    }
  }

  async *#profilesOnly(cursor: Cursor): AsyncGenerator<Person | Unreadable> {
    for await (const object of objectsIn(this.#of['profiles']!, ['data'], cursor)) {
      if ('unreadable' in object) {
        yield object;
        continue;
      }
      const { values, line } = object;
      const addresses = listOf(values['email_addresses']);
      const primary = addresses.find(({ id }) => id === values['primary_email_address_id']) ?? addresses[0] ?? {};
      yield {
        kind: 'user',
        sourceId: textIn(values, 'id') ?? '',
        line,
        email: textIn(primary, 'email_address'),
        emailVerified: objectOf(primary['verification'])['status'] === 'verified',
        name: fullName(textIn(values, 'first_name'), textIn(values, 'last_name')),
        username: textIn(values, 'username'),
        createdAt: timeOf(values['created_at']),
        ...this.#profileOf(values),
        lost: isSet(values, 'password_enabled') ? [{ code: 'password_missing', detail: 'only the CSV has it' }] : [],
      };
    }
  }

  #profileOf(values: Values): Profile {
    const chosen = listFlag(this.#flags, 'metadata');
    return {
      image: isSet(values, 'has_image') ? textIn(values, 'image_url') : null,
      ban: isSet(values, 'banned') ? { reason: null, until: null } : null,
      updatedAt: timeOf(values['updated_at']),
      lastSignInAt: timeOf(values['last_sign_in_at']),
      identities: listOf(values['external_accounts']).flatMap((account) => {
        const [provider, subject] = [textIn(account, 'provider'), textIn(account, 'provider_user_id')];
        return provider && subject ? [{ provider: provider.replace(/^oauth_/, ''), subject }] : [];
      }),
      fields: Object.assign({}, ...chosen.map((name) => objectOf(values[`${name}_metadata`]))) as Record<
        string,
        unknown
      >,
    };
  }

  async *#organizations(cursor: Cursor): AsyncGenerator<Mapped> {
    for await (const { values, line } of readableObjects(this.#of['organizations']!, ['data'], cursor)) {
      yield {
        kind: 'organization',
        sourceId: textIn(values, 'id') ?? '',
        line,
        name: textIn(values, 'name') ?? '',
        slug: textIn(values, 'slug'),
        logo: isSet(values, 'has_image') ? textIn(values, 'image_url') : null,
        metadata: listFlag(this.#flags, 'metadata').includes('public') ? objectOf(values['public_metadata']) : null,
        createdAt: timeOf(values['created_at']),
      };
    }
  }

  async *#members(cursor: Cursor): AsyncGenerator<Mapped> {
    this.#creators ??= await this.#readCreators();
    for await (const { values, line } of readableObjects(this.#of['memberships']!, ['data'], cursor)) {
      const organization = textIn(values, 'organization_id') ?? textIn(objectOf(values['organization']), 'id') ?? '';
      const user = textIn(values, 'user_id') ?? textIn(objectOf(values['public_user_data']), 'user_id') ?? '';
      const role = textIn(values, 'role') ?? '';
      const isOwner = role === 'org:admin' && this.#creators.get(organization) === user;
      yield {
        kind: 'member',
        sourceId: `${organization} ${user}`,
        line,
        organization,
        user,
        role: isOwner ? 'owner' : this.#roleOf(role),
        createdAt: timeOf(values['created_at']),
      };
    }
  }

  async *#invitations(cursor: Cursor): AsyncGenerator<Mapped> {
    for await (const { values, line } of readableObjects(this.#of['invitations']!, ['data'], cursor)) {
      if (textIn(values, 'status') !== 'pending') continue;
      yield {
        kind: 'invitation',
        sourceId: textIn(values, 'id') ?? '',
        line,
        organization: textIn(values, 'organization_id') ?? '',
        email: textIn(values, 'email_address') ?? '',
        role: this.#roleOf(textIn(values, 'role') ?? ''),
        inviter: null,
        createdAt: timeOf(values['created_at']),
        expiresAt: timeOf(values['expires_at']),
      };
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#profiles?.close();
  }

  /** `org:member` is `member`, unless a map names the role. */
  #roleOf(role: string): string {
    return mapFlag(this.#flags, 'role-map').has(role) ? role : role.replace(/^org:/, '');
  }

  async #readCreators(): Promise<Map<string, string | null>> {
    const creators = new Map<string, string | null>();
    for await (const { values } of readableObjects(this.#of['organizations']!, ['data']))
      creators.set(textIn(values, 'id') ?? '', textIn(values, 'created_by'));
    return creators;
  }
}

async function* nothing(): AsyncGenerator<never> {}

const flagsOfFiles = ['users', 'profiles', 'organizations', 'memberships', 'invitations'] as const;

export const clerkSource: ImportSource = {
  name: 'clerk',
  usage: `  npm run import -- clerk --users <export.csv> [--profiles <users.json>] [--organizations <file>] [--memberships <file>]
      [--invitations <file>] [--metadata public,private]`,
  flags: {
    ...Object.fromEntries(flagsOfFiles.map((name) => [name, { type: 'string' as const }])),
    metadata: { type: 'string', multiple: true },
  },
  async open({ flags }) {
    const of: Record<string, string[]> = {};
    for (const name of flagsOfFiles) of[name] = await flagFiles(flags, name);
    requireFiles([...of['users']!, ...of['profiles']!], 'users');
    return new ClerkReader(of, flags);
  },
};
