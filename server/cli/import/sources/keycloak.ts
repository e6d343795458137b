import { CommandError } from '#server/cli/command.ts';
import type { Kind, Mapped, Person, Unreadable } from '#server/cli/import/engine/mapped.ts';
import {
  mapFlag,
  textFlag,
  type FlagValues,
  type ImportSource,
  type Reader,
} from '#server/cli/import/engine/source.ts';

import { credentialsOf } from './keycloak-credentials.ts';
import { flagFiles, objectsIn, readableObjects, requireFiles } from './records.ts';
import { fullName, listOf, objectOf, textIn, timeOf, type Values } from './values.ts';

const arrays = ['users', 'organizations', 'groups'];

const textsIn = (values: Values, name: string) =>
  Array.isArray(values[name]) ? (values[name] as unknown[]).filter((each) => typeof each === 'string') : [];

/** `/acme/sales` is the group `acme` with its subgroup `sales`. */
const pathOf = (group: string) => group.split('/').filter(Boolean);

class KeycloakReader implements Reader {
  readonly files: readonly string[];
  readonly #flags: FlagValues;
  /** Top groups as organizations, and the groups below them as teams. */
  readonly #groups: boolean;

  constructor(files: readonly string[], flags: FlagValues) {
    this.files = files;
    this.#flags = flags;
    this.#groups = textFlag(flags, 'groups') === 'organizations';
  }

  leftOut(): string[] {
    return [
      'required actions, sessions, consents and clients',
      'recovery codes: people make new ones',
      ...(this.#groups
        ? ['groups below the second level, and roles of groups']
        : ['groups, unless --groups organizations']),
    ];
  }

  async *read(kind: Kind): AsyncGenerator<Mapped | Unreadable> {
    for await (const object of objectsIn(this.files, arrays)) {
      if ('unreadable' in object) {
        if (kind === 'user') yield object;
      } else if (object.array === 'users' || object.array === null) {
        if (kind === 'user') yield this.#person(object.values, object.line);
        else yield* this.#memberships(kind, object.values, object.line);
      } else if (object.array === 'organizations') yield* this.#organization(kind, object.values, object.line);
      else if (this.#groups) yield* this.#group(kind, object.values, object.line);
    }
  }

  #person(values: Values, line: number): Person {
    const attributes = objectOf(values['attributes']);
    const roleMap = mapFlag(this.#flags, 'role-map');
    const roles = textsIn(values, 'realmRoles').map((role) => `realm:${role}`);
    return {
      kind: 'user',
      sourceId: textIn(values, 'id') ?? textIn(values, 'username') ?? '',
      line,
      email: textIn(values, 'email'),
      emailVerified: values['emailVerified'] === true,
      name: fullName(textIn(values, 'firstName'), textIn(values, 'lastName')),
      username: textIn(values, 'username'),
      role: roles.find((role) => roleMap.has(role)) ?? null,
      createdAt: timeOf(values['createdTimestamp']),
      ban: values['enabled'] === false ? { reason: null, until: null } : null,
      identities: listOf(values['federatedIdentities']).flatMap((identity) => {
        const [provider, subject] = [textIn(identity, 'identityProvider'), textIn(identity, 'userId')];
        return provider && subject ? [{ provider, subject }] : [];
      }),
      fields: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          name,
          Array.isArray(value) && value.length === 1 ? value[0] : value,
        ]),
      ),
      leave: values['serviceAccountClientId'] ? { code: 'not_a_person', detail: 'service account' } : null,
      ...credentialsOf(listOf(values['credentials']), textFlag(this.#flags, 'passkey-host') ?? null),
    };
  }

  *#organization(kind: Kind, values: Values, line: number): Generator<Mapped> {
    const id = textIn(values, 'id') ?? textIn(values, 'alias') ?? '';
    if (kind === 'organization') {
      const isEnabled = values['enabled'] !== false;
      yield {
        kind,
        sourceId: id,
        line,
        name: textIn(values, 'name') ?? '',
        slug: textIn(values, 'alias'),
        leave: isEnabled ? null : { code: 'deleted_in_source', detail: 'disabled' },
      };
    }
    if (kind === 'member') {
      // By their name in exports of the server.
      for (const member of listOf(values['members'])) {
        const user = this.#idOfName(textIn(member, 'id') ?? textIn(member, 'username') ?? '');
        yield { kind, sourceId: `${id} ${user}`, line, organization: id, user, role: 'member' };
      }
    }
  }

  *#group(kind: Kind, values: Values, line: number): Generator<Mapped> {
    const name = textIn(values, 'name') ?? '';
    if (kind === 'organization') yield { kind, sourceId: `/${name}`, line, name, slug: null };
    if (kind !== 'team') return;
    for (const team of listOf(values['subGroups'])) {
      const own = textIn(team, 'name') ?? '';
      yield { kind, sourceId: `/${name}/${own}`, line, organization: `/${name}`, name: own };
    }
  }

  /** A user is in the organization of each top group in which the user is, or in one of whose groups. */
  *#memberships(kind: Kind, values: Values, line: number): Generator<Mapped> {
    if (!this.#groups) return;
    const user = textIn(values, 'id') ?? textIn(values, 'username') ?? '';
    const paths = textsIn(values, 'groups').map((group) => pathOf(group));
    if (kind === 'member') {
      for (const top of new Set(paths.map(([name]) => `/${name}`)))
        yield { kind, sourceId: `${top} ${user}`, line, organization: top, user, role: 'member' };
    }
    if (kind === 'team member') {
      for (const team of new Set(paths.filter((path) => path.length > 1).map(([top, own]) => `/${top}/${own}`)))
        yield { kind, sourceId: `${team} ${user}`, line, team, user };
    }
  }

  /** Ids of users by their names, which stand in one file with the organizations. */
  readonly #ids = new Map<string, string>();
  #idOfName(name: string): string {
    return this.#ids.get(name) ?? name;
  }

  /** Members of organizations are listed by name. */
  async readNames(): Promise<void> {
    const names = new Set<string>();
    for await (const { values, array } of readableObjects(this.files, arrays)) {
      if (array === 'organizations')
        for (const member of listOf(values['members'])) names.add(textIn(member, 'username') ?? '');
    }
    if (names.size === 0) return;
    for await (const { values, array } of readableObjects(this.files, arrays)) {
      const [name, id] = [textIn(values, 'username'), textIn(values, 'id')];
      if ((array === 'users' || array === null) && name !== null && id !== null && names.has(name))
        this.#ids.set(name, id);
    }
  }
}

export const keycloakSource: ImportSource = {
  name: 'keycloak',
  usage: `  npm run import -- keycloak --realm <folder or file of kc.sh export> [--groups organizations] [--passkey-host <host>]`,
  flags: { realm: { type: 'string' }, groups: { type: 'string' }, 'passkey-host': { type: 'string' } },
  async open({ flags }) {
    const files = await flagFiles(flags, 'realm');
    requireFiles(files, 'realm');
    if (!['organizations', 'none', undefined].includes(textFlag(flags, 'groups'))) {
      throw new CommandError('--groups is organizations or none.');
    }
    const reader = new KeycloakReader(files, flags);
    await reader.readNames();
    return reader;
  },
};
