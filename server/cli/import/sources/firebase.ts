import { readFileSync } from 'node:fs';

import { CommandError } from '#server/cli/command.ts';
import type { Kind, Mapped, Person, Unreadable } from '#server/cli/import/engine/mapped.ts';
import { textFlag, type Cursor, type ImportSource, type Reader } from '#server/cli/import/engine/source.ts';
import type { FirebaseProject } from '#server/cli/import/hashes/builders.ts';
import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import type { LeftHash } from '#server/cli/import/hashes/read-hash.ts';

import { readFirebaseCsv } from './firebase-csv.ts';
import { filesFrom, flagFiles, objectsIn, requireFiles } from './records.ts';
import { bytesIn, hashWith, isSet, listOf, parseObject, textIn, timeOf, type Values } from './values.ts';

/** Providers that the export has; `google.com` is `google` here. */
const providers: Readonly<Record<string, string>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  'twitter.com': 'twitter',
  'github.com': 'github',
  'apple.com': 'apple',
  'microsoft.com': 'microsoft',
  'linkedin.com': 'linkedin',
};
const notIdentities = ['password', 'phone'];

const isCsv = (file: string) => /\.csv(\.gz)?$/i.test(file);

/** What the tool writes in place of a hash for an account without the right to read it. */
const REDACTED = 'REDACTED';

/** The "password hash parameters" of the console, as they are copied from it. */
function readHashConfig(path: string): FirebaseProject {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`The file ${path} cannot be read: ${(error as Error).message}`);
  }
  const valueOf = (name: string) => new RegExp(`${name}"?\\s*[:=]\\s*"?([^\\s,"}]+)`).exec(text)?.[1];
  const [algorithm, signerKey, separator] = [
    valueOf('algorithm'),
    bytesIn(valueOf('base64_signer_key')),
    bytesIn(valueOf('base64_salt_separator')),
  ];
  const [rounds, memory] = [Number(valueOf('rounds')), Number(valueOf('mem_cost'))];
  if (algorithm !== undefined && algorithm !== 'SCRYPT')
    throw new CommandError(`${path}: the algorithm ${algorithm} is not SCRYPT.`);
  if (!signerKey || !separator || !rounds || !memory) {
    throw new CommandError(
      `${path} needs base64_signer_key, base64_salt_separator, rounds and mem_cost, as the console shows them.`,
    );
  }
  return { signerKey, separator, rounds, memory };
}

class FirebaseReader implements Reader {
  readonly files: readonly string[];
  readonly needsProbe: boolean;
  readonly #project: FirebaseProject | null;

  constructor(files: readonly string[], project: FirebaseProject | null) {
    this.files = files;
    this.#project = project;
    this.needsProbe = project !== null;
  }

  leftOut(): string[] {
    return [
      'secrets of authenticator apps, which are not exported',
      ...(this.files.every(isCsv)
        ? [
            'phone factors, and identities of other providers than Google, Facebook, Twitter and GitHub, which the CSV form lacks',
          ]
        : []),
      'identities of OpenID Connect and SAML, which the tool leaves out of the file',
      ...(this.#project === null ? ['passwords: they need --hash-config'] : []),
    ];
  }

  async *read(kind: Kind, cursor: Cursor): AsyncGenerator<Mapped | Unreadable> {
    if (kind !== 'user') return;
    if (this.files.every(isCsv)) return yield* this.#rows(cursor);
    for await (const object of objectsIn(this.files, ['users'], cursor)) {
      if ('unreadable' in object) yield object;
      else yield this.#person(object.values, object.line);
    }
  }

  async *#rows(cursor: Cursor): AsyncGenerator<Person | Unreadable> {
    for (const { nth, file, from } of filesFrom(this.files, cursor)) {
      for await (const { line, place, values } of readFirebaseCsv(file, from)) {
        cursor.at = { file: nth, record: place };
        if (values === undefined) yield { sourceId: null, line, unreadable: 'wrong_columns', detail: file };
        else yield this.#person(values, line);
      }
    }
  }

  #person(values: Values, line: number): Person {
    const number = textIn(values, 'phoneNumber');
    const factors = listOf(values['mfaInfo']);
    const isAnonymous = !textIn(values, 'email') && number === null && listOf(values['providerUserInfo']).length === 0;
    return {
      kind: 'user',
      sourceId: textIn(values, 'localId') ?? '',
      line,
      email: textIn(values, 'email'),
      emailVerified: isSet(values, 'emailVerified'),
      name: textIn(values, 'displayName') ?? '',
      image: textIn(values, 'photoUrl'),
      phone: number === null ? null : { number, verified: true },
      createdAt: timeOf(values['createdAt']),
      lastSignInAt: timeOf(values['lastSignedInAt']),
      ban: isSet(values, 'disabled') ? { reason: null, until: null } : null,
      password: this.#hash(values),
      identities: listOf(values['providerUserInfo']).flatMap((info) => {
        const [provider, subject] = [textIn(info, 'providerId'), textIn(info, 'rawId')];
        if (provider === null || subject === null || notIdentities.includes(provider)) return [];
        return [{ provider: providers[provider] ?? provider, subject }];
      }),
      fields: parseObject(values['customAttributes']),
      lost: factors.map(() => ({ code: 'factor_left', detail: 'phone' })),
      leave: isAnonymous ? { code: 'not_a_person', detail: 'anonymous' } : null,
    };
  }

  #hash(values: Values): SourceHash | LeftHash | null {
    const [hash, salt] = [bytesIn(textIn(values, 'passwordHash')), bytesIn(textIn(values, 'salt')) ?? Buffer.alloc(0)];
    if (hash === null || this.#project === null) return null;
    if (hash.toString() === REDACTED) {
      throw new CommandError(
        'The file has no password hashes: export it with an account that may read them (role "Firebase Authentication Admin").',
      );
    }
    const project = this.#project;
    return hashWith('scrypt of Firebase', { hash, salt }, (bytes) => ({
      kind: 'firebase',
      signerKey: Buffer.from(project.signerKey),
      separator: Buffer.from(project.separator),
      rounds: project.rounds,
      memory: project.memory,
      ...bytes,
    }));
  }
}

export const firebaseSource: ImportSource = {
  name: 'firebase',
  usage: `  npm run import -- firebase --users <users.json or users.csv> --hash-config <file> --probe <address>`,
  flags: { users: { type: 'string' }, 'hash-config': { type: 'string' } },
  async open({ flags }) {
    const files = await flagFiles(flags, 'users');
    requireFiles(files, 'users');
    if (files.some(isCsv) && !files.every(isCsv))
      throw new CommandError('Import CSV files and JSON files one after the other.');
    const config = textFlag(flags, 'hash-config');
    return new FirebaseReader(files, config === undefined ? null : readHashConfig(config));
  },
};
