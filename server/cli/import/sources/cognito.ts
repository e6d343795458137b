import { CommandError } from '#server/cli/command.ts';
import type { Kind, Mapped, Person, Unreadable } from '#server/cli/import/engine/mapped.ts';
import {
  mapFlag,
  type Cursor,
  type FlagValues,
  type ImportSource,
  type Reader,
} from '#server/cli/import/engine/source.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';

import { flagFiles, objectsIn, readableObjects, requireFiles } from './records.ts';
import { fullName, isSet, listOf, parseList, textIn, timeOf, type Values } from './values.ts';

const providers: Readonly<Record<string, string>> = {
  google: 'google',
  facebook: 'facebook',
  signinwithapple: 'apple',
  loginwithamazon: 'amazon',
};
const CUSTOM = 'custom:';
/** Of people who have a password there. Others have to set one first, or sign in with a provider. */
const WITH_PASSWORD = ['CONFIRMED', 'RESET_REQUIRED'];

interface CognitoFiles {
  users: readonly string[];
  groups: readonly string[];
  /** The members of each group. */
  members: readonly { group: string; files: readonly string[] }[];
}

function attributesOf(user: Values): Values {
  return Object.fromEntries(
    listOf(user['Attributes']).map((attribute) => [textIn(attribute, 'Name') ?? '', attribute['Value']]),
  );
}

const subjectOf = (user: Values) => textIn(attributesOf(user), 'sub') ?? textIn(user, 'Username') ?? '';

/** `admins=admins.json` names the file of the members of a group. */
async function memberFiles(flags: FlagValues): Promise<CognitoFiles['members']> {
  const named = [...mapFlag(flags, 'group-members')];
  return Promise.all(named.map(async ([group, path]) => ({ group, files: await flagFiles({ path }, 'path') })));
}

class CognitoReader implements Reader {
  readonly files: readonly string[];
  readonly #of: CognitoFiles;
  readonly #elsewhere: boolean;

  constructor(of: CognitoFiles, elsewhere: boolean) {
    this.#of = of;
    this.files = [...of.users, ...of.groups, ...of.members.flatMap(({ files }) => files)];
    this.#elsewhere = elsewhere;
  }

  leftOut(): string[] {
    return [
      'password hashes, which do not leave Cognito: people sign in by email or set a new password, unless --elsewhere',
      'secrets of authenticator apps, and devices',
      ...(this.#of.groups.length === 0 ? ['groups, which --groups has'] : ['roles and precedence of groups']),
    ];
  }

  async *read(kind: Kind, cursor: Cursor): AsyncGenerator<Mapped | Unreadable> {
    if (kind === 'organization') return yield* this.#groups(cursor);
    if (kind === 'member') return yield* this.#members();
    if (kind !== 'user') return;
    for await (const object of objectsIn(this.#of.users, ['Users'], cursor)) {
      if ('unreadable' in object) yield object;
      else yield this.#person(object.values, object.line);
    }
  }

  async *#groups(cursor: Cursor): AsyncGenerator<Mapped> {
    for await (const { values, line } of readableObjects(this.#of.groups, ['Groups'], cursor)) {
      const name = textIn(values, 'GroupName') ?? '';
      const description = textIn(values, 'Description');
      yield {
        kind: 'organization',
        sourceId: name,
        line,
        name,
        slug: null,
        createdAt: timeOf(values['CreationDate']),
        fields: description === null ? {} : { description },
      };
    }
  }

  async *#members(): AsyncGenerator<Mapped> {
    for (const { group, files } of this.#of.members) {
      for await (const { values, line } of readableObjects(files, ['Users'])) {
        const user = subjectOf(values);
        yield { kind: 'member', sourceId: `${group} ${user}`, line, organization: group, user, role: 'member' };
      }
    }
  }

  #person(user: Values, line: number): Person {
    const attributes = attributesOf(user);
    const username = textIn(user, 'Username') ?? '';
    const status = textIn(user, 'UserStatus') ?? '';
    const number = textIn(attributes, 'phone_number');
    const hasPassword = WITH_PASSWORD.includes(status);
    return {
      kind: 'user',
      sourceId: subjectOf(user),
      line,
      email: textIn(attributes, 'email'),
      emailVerified: isSet(attributes, 'email_verified'),
      name: textIn(attributes, 'name') ?? fullName(textIn(attributes, 'given_name'), textIn(attributes, 'family_name')),
      username: textIn(attributes, 'preferred_username'),
      image: textIn(attributes, 'picture'),
      phone: number === null ? null : { number, verified: isSet(attributes, 'phone_number_verified') },
      createdAt: timeOf(user['UserCreateDate']),
      updatedAt: timeOf(user['UserLastModifiedDate']),
      ban: user['Enabled'] === false ? { reason: null, until: null } : null,
      password: hasPassword && this.#elsewhere ? { kind: 'elsewhere', reference: username } : null,
      identities: parseList(attributes['identities']).flatMap((identity) => {
        const [name, subject] = [textIn(identity, 'providerName'), textIn(identity, 'userId')];
        return name && subject ? [{ provider: providers[name.toLowerCase()] ?? name, subject }] : [];
      }),
      fields: Object.fromEntries(
        Object.entries(attributes)
          .filter(([name]) => name.startsWith(CUSTOM))
          .map(([name, value]) => [name.slice(CUSTOM.length), value]),
      ),
      lost: [
        ...(hasPassword && !this.#elsewhere ? [{ code: 'password_missing' as const, detail: 'Cognito' }] : []),
        ...(listOf(user['MFAOptions']).length > 0 ? [{ code: 'factor_left' as const, detail: 'MFA' }] : []),
      ],
    };
  }
}

export const cognitoSource: ImportSource = {
  name: 'cognito',
  usage: `  npm run import -- cognito --users <list-users.json> [--groups <list-groups.json>]
      [--group-members <group=list-users-in-group.json>] [--elsewhere]`,
  flags: {
    users: { type: 'string' },
    groups: { type: 'string' },
    'group-members': { type: 'string', multiple: true },
    elsewhere: { type: 'boolean', default: false },
  },
  async open({ flags, options }) {
    const files = await flagFiles(flags, 'users');
    requireFiles(files, 'users');
    const elsewhere = flags['elsewhere'] === true;
    if (elsewhere && passwordOptions.of({ options }).verifyElsewhere === undefined) {
      throw new CommandError('--elsewhere needs the option emailAndPassword.verifyElsewhere, which asks Cognito.');
    }
    const of = { users: files, groups: await flagFiles(flags, 'groups'), members: await memberFiles(flags) };
    return new CognitoReader(of, elsewhere);
  },
};
