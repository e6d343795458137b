import { CommandError } from '#server/cli/command.ts';
import type { Kind, Mapped, Person, Unreadable } from '#server/cli/import/engine/mapped.ts';
import type { ImportSource, Reader } from '#server/cli/import/engine/source.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';

import { flagFiles, objectsIn, requireFiles } from './records.ts';
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

class CognitoReader implements Reader {
  readonly files: readonly string[];
  readonly #elsewhere: boolean;

  constructor(files: readonly string[], elsewhere: boolean) {
    this.files = files;
    this.#elsewhere = elsewhere;
  }

  leftOut(): string[] {
    return [
      'password hashes, which do not leave Cognito: people sign in by email or set a new password, unless --elsewhere',
      'secrets of authenticator apps, groups and devices',
    ];
  }

  async *read(kind: Kind): AsyncGenerator<Mapped | Unreadable> {
    if (kind !== 'user') return;
    for await (const object of objectsIn(this.files, ['Users'])) {
      if ('unreadable' in object) yield object;
      else yield this.#person(object.values, object.line);
    }
  }

  #person(user: Values, line: number): Person {
    const attributes: Values = Object.fromEntries(
      listOf(user['Attributes']).map((attribute) => [textIn(attribute, 'Name') ?? '', attribute['Value']]),
    );
    const username = textIn(user, 'Username') ?? '';
    const status = textIn(user, 'UserStatus') ?? '';
    const number = textIn(attributes, 'phone_number');
    const hasPassword = WITH_PASSWORD.includes(status);
    return {
      kind: 'user',
      sourceId: textIn(attributes, 'sub') ?? username,
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
  usage: `  npm run import -- cognito --users <list-users.json> [--elsewhere]`,
  flags: { users: { type: 'string' }, elsewhere: { type: 'boolean', default: false } },
  async open({ flags, options }) {
    const files = await flagFiles(flags, 'users');
    requireFiles(files, 'users');
    const elsewhere = flags['elsewhere'] === true;
    if (elsewhere && passwordOptions.of({ options }).verifyElsewhere === undefined) {
      throw new CommandError('--elsewhere needs the option emailAndPassword.verifyElsewhere, which asks Cognito.');
    }
    return new CognitoReader(files, elsewhere);
  },
};
