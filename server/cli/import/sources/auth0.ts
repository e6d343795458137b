import type { Kind, Mapped, Person, Unreadable } from '#server/cli/import/engine/mapped.ts';
import {
  listFlag,
  type Cursor,
  type FlagValues,
  type ImportSource,
  type Reader,
} from '#server/cli/import/engine/source.ts';
import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import type { LeftHash } from '#server/cli/import/hashes/read-hash.ts';
import { RecordIndex } from '#server/cli/import/files/record-index.ts';

import { auth0Hash } from './auth0-hashes.ts';
import { flagFiles, objectsIn, readableObjects, requireFiles } from './records.ts';
import { fullName, isSet, listOf, objectOf, textIn, timeOf, type Values } from './values.ts';

/** The names that providers have here. */
const providers: Readonly<Record<string, string>> = { 'google-oauth2': 'google', windowslive: 'microsoft' };

/** The id without the name of the connection; null for a row without hash. */
function idOfPassword(values: Values): string | null {
  const id = textIn(objectOf(values['_id']), '$oid') ?? textIn(values, '_id') ?? textIn(values, '_ID');
  return textIn(values, 'passwordHash') === null ? null : id;
}

function passwordIn(values: Values | null): { hash: string; setAt: Date | null } | null {
  const hash = values && textIn(values, 'passwordHash');
  return hash ? { hash, setAt: timeOf(values!['password_set_date']) } : null;
}

class Auth0Reader implements Reader {
  readonly files: readonly string[];
  readonly #of: Readonly<Record<string, readonly string[]>>;
  readonly #flags: FlagValues;
  #passwords: RecordIndex | null = null;

  constructor(of: Readonly<Record<string, readonly string[]>>, flags: FlagValues) {
    this.#of = of;
    this.#flags = flags;
    this.files = Object.values(of).flat();
  }

  leftOut(): string[] {
    return [
      'phone factors, and secrets of authenticator apps, whose layout in the export of Auth0 is not published',
      ...(this.#of['passwords']!.length === 0 ? ['passwords, which --passwords has: the file of a support case'] : []),
    ];
  }

  read(kind: Kind, cursor: Cursor): AsyncIterable<Mapped | Unreadable> {
    if (kind === 'user') return this.#users(cursor);
    if (kind === 'organization') return this.#organizations(cursor);
    if (kind === 'member') return this.#members(cursor);
    return kind === 'invitation' ? this.#invitations(cursor) : nothing();
  }

  async *#users(cursor: Cursor): AsyncGenerator<Person | Unreadable> {
    this.#passwords ??= await RecordIndex.of(this.#of['passwords']!, { idOf: idOfPassword });
    const chosen = listFlag(this.#flags, 'metadata');
    for await (const object of objectsIn(this.#of['users']!, [], cursor)) {
      if ('unreadable' in object) {
        yield object;
        continue;
      }
      const { values, line } = object;
      const id = textIn(values, 'user_id') ?? textIn(values, 'email') ?? '';
      const stored = passwordIn(this.#passwords.find(id.replace(/^auth0\|/, '')));
      const factors = listOf(values['mfa_factors']);
      const secret = factors.map((factor) => textIn(objectOf(factor['totp']), 'secret')).find(Boolean);
      const lost = factors.filter((factor) => factor['totp'] === undefined);
      yield {
        kind: 'user',
        sourceId: id,
        line,
        email: textIn(values, 'email'),
        emailVerified: isSet(values, 'email_verified'),
        name: nameOf(values),
        username: textIn(values, 'username'),
        image: textIn(values, 'picture'),
        phone: phoneOf(values),
        createdAt: timeOf(values['created_at']),
        updatedAt: timeOf(values['updated_at']),
        lastSignInAt: timeOf(values['last_login']),
        ban: isSet(values, 'blocked') ? { reason: null, until: null } : null,
        password: stored?.hash ?? hashOf(values),
        passwordSetAt: stored?.setAt ?? null,
        totp: secret ? { secret, digits: 6, period: 30, algorithm: 'SHA1' } : null,
        identities: identitiesOf(values),
        fields: Object.assign({}, ...chosen.map((name) => objectOf(values[`${name}_metadata`]))) as Record<
          string,
          unknown
        >,
        lost: lost.map((factor) => ({ code: 'factor_left', detail: Object.keys(factor)[0]?.slice(0, 32) ?? '' })),
      };
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#passwords?.close();
  }

  async *#organizations(cursor: Cursor): AsyncGenerator<Mapped> {
    for await (const { values, line } of readableObjects(this.#of['organizations']!, ['organizations'], cursor)) {
      yield {
        kind: 'organization',
        sourceId: textIn(values, 'id') ?? '',
        line,
        name: textIn(values, 'display_name') ?? textIn(values, 'name') ?? '',
        slug: textIn(values, 'name'),
        logo: textIn(objectOf(values['branding']), 'logo_url'),
        metadata: listFlag(this.#flags, 'metadata').includes('app') ? objectOf(values['metadata']) : null,
      };
    }
  }

  async *#members(cursor: Cursor): AsyncGenerator<Mapped> {
    for await (const { values, line } of readableObjects(this.#of['members']!, ['members'], cursor)) {
      const organization = textIn(values, 'organization_id') ?? textIn(values, 'org_id') ?? '';
      const user = textIn(values, 'user_id') ?? '';
      yield { kind: 'member', sourceId: `${organization} ${user}`, line, organization, user, role: rolesIn(values) };
    }
  }

  async *#invitations(cursor: Cursor): AsyncGenerator<Mapped> {
    for await (const { values, line } of readableObjects(this.#of['invitations']!, ['invitations'], cursor)) {
      yield {
        kind: 'invitation',
        sourceId: textIn(values, 'id') ?? '',
        line,
        organization: textIn(values, 'organization_id') ?? '',
        email: textIn(objectOf(values['invitee']), 'email') ?? '',
        role: rolesIn(values),
        inviter: null,
        createdAt: timeOf(values['created_at']),
        expiresAt: timeOf(values['expires_at']),
      };
    }
  }
}

/** The names of the roles of a member; a member without one is a plain member. */
function rolesIn(values: Values): string {
  const roles = Array.isArray(values['roles']) ? (values['roles'] as unknown[]) : [];
  const names = roles.map((role) => (typeof role === 'string' ? role : (textIn(objectOf(role), 'name') ?? '')));
  return names.filter(Boolean).join(',') || 'member';
}

function nameOf(values: Values): string {
  const [name, email] = [textIn(values, 'name'), textIn(values, 'email')];
  // Auth0 uses the address as the name of people who have none.
  if (name !== null && name !== email) return name;
  return fullName(textIn(values, 'given_name'), textIn(values, 'family_name')) || textIn(values, 'nickname') || '';
}

function phoneOf(values: Values): Person['phone'] {
  const number = textIn(values, 'phone_number');
  return number === null ? null : { number, verified: isSet(values, 'phone_verified') };
}

function hashOf(values: Values): SourceHash | LeftHash | null {
  return (
    textIn(values, 'password_hash') ??
    (values['custom_password_hash'] ? auth0Hash(objectOf(values['custom_password_hash'])) : null)
  );
}

/** The connection `auth0` is the password. Enterprise connections are named by themselves, for `--provider-map`. */
function identitiesOf(values: Values): { provider: string; subject: string }[] {
  return listOf(values['identities']).flatMap((identity) => {
    const [provider, subject] = [textIn(identity, 'provider'), textIn(identity, 'user_id')];
    if (provider === null || subject === null || ['auth0', 'email', 'sms'].includes(provider)) return [];
    const isSocial = identity['isSocial'] !== false;
    return [
      {
        provider: isSocial ? (providers[provider] ?? provider) : (textIn(identity, 'connection') ?? provider),
        subject,
      },
    ];
  });
}

async function* nothing(): AsyncGenerator<never> {}

const flagsOfFiles = ['users', 'passwords', 'organizations', 'members', 'invitations'] as const;

export const auth0Source: ImportSource = {
  name: 'auth0',
  usage: `  npm run import -- auth0 --users <users.ndjson.gz> [--passwords <hashes.ndjson>] [--organizations <file>] [--members <file>]
      [--invitations <file>] [--metadata app,user]`,
  flags: {
    ...Object.fromEntries(flagsOfFiles.map((name) => [name, { type: 'string' as const }])),
    metadata: { type: 'string', multiple: true },
  },
  async open({ flags }) {
    const of: Record<string, string[]> = {};
    for (const name of flagsOfFiles) of[name] = await flagFiles(flags, name);
    requireFiles(of['users']!, 'users');
    return new Auth0Reader(of, flags);
  },
};
