import type { EntitySchema } from '@mikro-orm/postgresql';

import { columnsOf, tableNameOf } from './columns.ts';

/**
 * `identity`: who a person is. `contact`: where the person is reached. `credential`: what proves the person; its value is never
 * exported. `network`: IP address and browser. `activity`: what happened, and when. `relation`: leads to a person by id.
 * `content`: text that may name people.
 */
export type PersonalClass =
  | 'identity'
  | 'contact'
  | 'credential'
  | 'network'
  | 'activity'
  | 'relation'
  | 'content'
  | 'none';

/** What a column contains of people, and what export and erasure do with it. */
export interface PersonalColumn {
  readonly class: PersonalClass;
  /** `presence`: that the row has a value. */
  readonly export: 'value' | 'presence' | 'no';
  /** `row`: goes with the row. `unlink`: is set to null. `blank`: is emptied. `pseudonym`: an id that leads to no one stays. */
  readonly erase: 'row' | 'unlink' | 'blank' | 'pseudonym' | 'keep';
  /** Why it stays, or is not personal. */
  readonly why?: string;
  /** Refers to the person, or to a row of the person, whose row this is. */
  readonly owns?: true;
}

type Erasure = 'rows' | 'event' | 'stays';

export interface PersonalTable {
  readonly schema: EntitySchema;
  /** Its name in exports and on screens; null if no row is the data of one person. */
  readonly name: string | null;
  /**
   * A condition in SQL for the rows of a person, with `:user`, the id, `:address`, and `:email`, the address if it is verified.
   * By default the rows that refer to the person by a property `owner`, or to such a row by one that is `via`.
   */
  readonly of: string | null;
  /** A condition for the rows whose `contact` is that of another person. */
  readonly ofOthers: string | null;
  /** How an erasure deletes its rows: by foreign keys or a statement, by a lifecycle event of its feature, or not. */
  readonly erasure: Erasure;
  readonly columns: Readonly<Record<string, PersonalColumn>>;
}

const value = (of: PersonalClass): PersonalColumn => ({ class: of, export: 'value', erase: 'row' });

export const identity = value('identity');
export const contact = value('contact');
export const network = value('network');
export const activity = value('activity');
export const content = value('content');
/** The id of another row, such as an organization. */
export const link = value('relation');
export const credential: PersonalColumn = { class: 'credential', export: 'presence', erase: 'row' };
/** Its presence says nothing, as with hashes that every row has. */
export const secret: PersonalColumn = { class: 'credential', export: 'no', erase: 'row' };
/** The person whose row it is; the row goes with the person. */
export const owner: PersonalColumn = { class: 'relation', export: 'no', erase: 'row', owns: true };
/** A row of the person, with which this one goes. */
export const via: PersonalColumn = { ...owner };
/** Who did something; the row stays, without the person. */
export const unlinked: PersonalColumn = { class: 'relation', export: 'no', erase: 'unlink' };
/** Of an organization, whose data it is. */
export const ofOrganization: PersonalColumn = {
  class: 'content',
  export: 'no',
  erase: 'keep',
  why: 'It belongs to the organization.',
};

/** Encrypted, or otherwise not readable by the person. */
export const present = (column: PersonalColumn): PersonalColumn => ({ ...column, export: 'presence' });
export const kept = (column: PersonalColumn, why: string): PersonalColumn => ({ ...column, erase: 'keep', why });
export const pseudonym = (why: string): PersonalColumn => ({
  class: 'relation',
  export: 'value',
  erase: 'pseudonym',
  why,
});
export const blanked = (column: PersonalColumn): PersonalColumn => ({ ...column, erase: 'blank' });
export const none = (why: string): PersonalColumn => ({ class: 'none', export: 'no', erase: 'keep', why });
/** The id of a row. */
export const rowId = none('A random number.');
/** Computed when it is read; no column. */
export const computed = none('Computed.');

/** The same for several properties. */
export function all<const Name extends string>(column: PersonalColumn, ...names: Name[]): Record<Name, PersonalColumn> {
  return Object.fromEntries(names.map((name) => [name, column])) as Record<Name, PersonalColumn>;
}

const tables = new Map<EntitySchema, PersonalTable>();

/** The properties of an entity, without the methods of its class. */
type PropertyOf<Schema> = Schema extends { readonly properties: infer Properties } ? keyof Properties & string : never;

/** Classifies every property of an entity: a new property does not compile without its class. */
export function personalData<Schema extends EntitySchema>(
  schema: Schema,
  table: { name: string | null; of?: string; ofOthers?: string; erasure?: Erasure },
  columns: Readonly<Record<PropertyOf<Schema>, PersonalColumn>>,
): void {
  const { name, of, ofOthers, erasure = 'rows' } = table;
  tables.set(schema, { schema, name, of: of ?? null, ofOthers: ofOthers ?? null, erasure, columns });
}

/** The classified tables, in the order in which their entities are loaded: features before those that use them. */
export const personalTables = (): PersonalTable[] => [...tables.values()];

/** Null for an entity that is not classified. */
export function personalTableOf(schema: EntitySchema): PersonalTable | null {
  return tables.get(schema) ?? null;
}

/** The classes by table and column. */
export function classifiedColumns(schemas: readonly EntitySchema[]): Map<string, Map<string, PersonalColumn>> {
  return new Map(
    schemas.map((schema) => {
      const { columns = {} } = personalTableOf(schema) ?? {};
      const stored = columnsOf(schema).flatMap(({ property, column }) => {
        const classified = (columns as PersonalTable['columns'])[property];
        return classified ? [[column, classified] as const] : [];
      });
      return [tableNameOf(schema), new Map(stored)];
    }),
  );
}
