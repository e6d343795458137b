import { CommandError } from '#server/cli/command.ts';
import type { Kind, Mapped, Person, Unreadable } from '#server/cli/import/engine/mapped.ts';
import {
  mapFlag,
  textFlag,
  type Cursor,
  type FlagValues,
  type ImportSource,
  type Reader,
} from '#server/cli/import/engine/source.ts';

import { credentialsOf } from './keycloak-credentials.ts';
import { flagFiles, objectsIn, readableObjects, requireFiles } from './records.ts';
import { fullName, listOf, objectOf, textIn, timeOf, type Values } from './values.ts';

const arrays = ['users', 'organizations', 'groups', 'identityProviders'];
/** The id of the organization whose teams are the groups of the realm. */
const REALM = 'realm';

const textsIn = (values: Values, name: string) =>
  Array.isArray(values[name]) ? (values[name] as unknown[]).filter((each) => typeof each === 'string') : [];

/** `/acme/sales` is the group `acme` with its subgroup `sales`. */
const pathOf = (group: string) => group.split('/').filter(Boolean);

/** Attributes by name; a list of one value is the value. */
function fieldsOf(values: Values): Record<string, unknown> {
  const attributes = Object.entries(objectOf(values['attributes']));
  return Object.fromEntries(
    attributes.map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value,
    ]),
  );
}

function namedFields(values: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (textIn(values, name) === null ? [] : [[name, values[name]]])));
}

const nameOf = (group: Values) => textIn(group, 'name') ?? '';
const idOfGroup = (group: Values, path: readonly string[]) => textIn(group, 'id') ?? path.join('/');

interface GroupPlace {
  organization: string;
  line: number;
  path: readonly string[];
  /** The names from the organization on. */
  shown: readonly string[];
  /** The groups above it. */
  above: ReadonlySet<string>;
}

/** A group and the groups below it. One that stands below itself is left. */
function* teamsOf(group: Values, place: GroupPlace): Generator<Mapped | Unreadable> {
  const { organization, line, path, shown, above } = place;
  const [id, sourceId] = [idOfGroup(group, path), `/${path.join('/')}`];
  if (above.has(id)) return yield { sourceId, line, unreadable: 'cyclic_group', detail: '' };
  yield { kind: 'team', sourceId, line, organization, name: shown.join(' / ') };
  for (const below of listOf(group['subGroups'])) {
    const name = nameOf(below);
    yield* teamsOf(below, {
      organization,
      line,
      path: [...path, name],
      shown: [...shown, name],
      above: new Set([...above, id]),
    });
  }
}

class KeycloakReader implements Reader {
  readonly files: readonly string[];
  readonly #flags: FlagValues;
  /** Top groups as organizations and the groups below them as teams, or all groups as teams of one organization. */
  readonly #groups: 'organizations' | 'teams' | 'none';
  readonly #providers = new Set<string>();

  constructor(files: readonly string[], flags: FlagValues) {
    this.files = files;
    this.#flags = flags;
    this.#groups = (textFlag(flags, 'groups') ?? 'none') as 'none';
  }

  leftOut(): string[] {
    return [
      'required actions, sessions, consents and clients',
      'recovery codes: people make new ones',
      this.#groups === 'none' ? 'groups, unless --groups organizations or teams' : 'roles and attributes of groups',
      ...(this.#providers.size === 0
        ? []
        : [`identity providers, which you add again as connections: ${[...this.#providers].join(', ')}`]),
    ];
  }

  async *read(kind: Kind, cursor: Cursor): AsyncGenerator<Mapped | Unreadable> {
    if (kind === 'organization' && this.#groups === 'teams' && cursor.from === undefined)
      yield { kind, sourceId: REALM, line: 0, name: textFlag(this.#flags, 'organization')!, slug: null };
    for await (const object of objectsIn(this.files, arrays, cursor)) {
      if ('unreadable' in object) {
        if (kind === 'user') yield object;
      } else if (object.array === 'users' || object.array === null) {
        if (kind === 'user') yield this.#person(object.values, object.line);
        else yield* this.#memberships(kind, object.values, object.line);
      } else if (object.array === 'organizations') yield* this.#organization(kind, object.values, object.line);
      else if (object.array === 'identityProviders') this.#noteProvider(object.values);
      else if (this.#groups !== 'none') yield* this.#group(kind, object.values, object.line);
    }
  }

  #person(values: Values, line: number): Person {
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
      fields: fieldsOf(values),
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
        domains: listOf(values['domains']).flatMap((domain) => textIn(domain, 'name') ?? []),
        fields: { ...fieldsOf(values), ...namedFields(values, ['description', 'redirectUrl']) },
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

  *#group(kind: Kind, values: Values, line: number): Generator<Mapped | Unreadable> {
    const name = textIn(values, 'name') ?? '';
    const isTeam = this.#groups === 'teams';
    if (kind === 'organization' && !isTeam) yield { kind, sourceId: `/${name}`, line, name, slug: null };
    if (kind !== 'team') return;
    const organization = isTeam ? REALM : `/${name}`;
    if (isTeam) yield* teamsOf(values, { organization, line, path: [name], shown: [name], above: new Set() });
    else {
      const above = new Set([idOfGroup(values, [name])]);
      for (const group of listOf(values['subGroups']))
        yield* teamsOf(group, { organization, line, path: [name, nameOf(group)], shown: [nameOf(group)], above });
    }
  }

  /** A user is in the organization of each group in which the user is, and in its team. */
  *#memberships(kind: Kind, values: Values, line: number): Generator<Mapped> {
    if (this.#groups === 'none') return;
    const isTeam = this.#groups === 'teams';
    const user = textIn(values, 'id') ?? textIn(values, 'username') ?? '';
    const paths = textsIn(values, 'groups').map((group) => pathOf(group));
    if (kind === 'member') {
      for (const organization of new Set(paths.map(([name]) => (isTeam ? REALM : `/${name}`))))
        yield { kind, sourceId: `${organization} ${user}`, line, organization, user, role: 'member' };
    }
    if (kind === 'team member') {
      for (const team of new Set(paths.filter((path) => isTeam || path.length > 1).map((path) => `/${path.join('/')}`)))
        yield { kind, sourceId: `${team} ${user}`, line, team, user };
    }
  }

  #noteProvider(values: Values): void {
    const [alias, type] = [textIn(values, 'alias'), textIn(values, 'providerId')];
    if (alias !== null) this.#providers.add(type === null ? alias : `${alias} (${type})`);
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
  usage: `  npm run import -- keycloak --realm <folder or file of kc.sh export> [--groups organizations]
      [--groups teams --organization <name>] [--passkey-host <host>]`,
  flags: {
    realm: { type: 'string' },
    groups: { type: 'string' },
    organization: { type: 'string' },
    'passkey-host': { type: 'string' },
  },
  async open({ flags }) {
    const files = await flagFiles(flags, 'realm');
    requireFiles(files, 'realm');
    const groups = textFlag(flags, 'groups');
    if (!['organizations', 'teams', 'none', undefined].includes(groups))
      throw new CommandError('--groups is organizations, teams or none.');
    if (groups === 'teams' && !textFlag(flags, 'organization'))
      throw new CommandError('--groups teams needs the name of their organization: --organization <name>.');
    const reader = new KeycloakReader(files, flags);
    await reader.readNames();
    return reader;
  },
};
