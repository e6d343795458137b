import type { EntityMetadata, EntityProperty, MikroORM } from '@mikro-orm/postgresql';

import { personalTables, type PersonalColumn, type PersonalTable } from './personal-data.ts';
import { Values, type Query } from './reads.ts';

/** The person whose rows are meant. */
export interface PersonOfRows {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** A column of a classified table, as it is in the database. */
export interface StoredColumn {
  property: string;
  column: string;
  classified: PersonalColumn;
  declared: EntityProperty;
}

/** A classified table with rows of single people, as it is in the database. */
export interface TableOfPeople {
  name: string;
  table: string;
  personal: PersonalTable;
  columns: readonly StoredColumn[];
  primaryKeys: readonly string[];
}

/** The tables with rows of single people, in the order of their features. */
export function tablesOfPeople(orm: Pick<MikroORM, 'getMetadata'>): TableOfPeople[] {
  return personalTables().flatMap((personal) => {
    if (personal.name === null) return [];
    const meta = orm.getMetadata().get(personal.schema);
    return [{ ...storedTable(meta, personal), name: personal.name, personal }];
  });
}

function storedTable(meta: EntityMetadata, personal: PersonalTable) {
  const primaryKeys = meta.primaryKeys.map((key) => meta.properties[key as never] as EntityProperty).map(columnOf);
  return { table: meta.tableName, columns: storedColumns(meta, personal), primaryKeys };
}

const columnOf = ({ fieldNames }: EntityProperty): string => fieldNames[0]!;

function storedColumns({ properties }: EntityMetadata, { columns }: PersonalTable): StoredColumn[] {
  return Object.values<EntityProperty>(properties).flatMap((declared) => {
    const classified = columns[declared.name];
    if (classified === undefined || declared.formula !== undefined || !declared.fieldNames?.length) return [];
    return [{ property: declared.name, column: columnOf(declared), classified, declared }];
  });
}

/** A condition in SQL for the rows of a person. */
export function rowsOf(table: Omit<TableOfPeople, 'name'>, person: PersonOfRows, values: Values): string {
  const { of } = table.personal;
  if (of !== null) return fillIn(of, person, values);
  const conditions = table.columns
    .filter(({ classified }) => classified.owns)
    .map(({ column, declared }) => {
      const target = declared.targetMeta!;
      if (target.className === 'User') return `"${column}" = ${values.add(person.id)}::uuid`;
      const personal = personalTables().find(({ schema }) => schema.meta.className === target.className)!;
      const owner = { ...storedTable(target, personal), personal };
      return `"${column}" in (select "${owner.primaryKeys[0]!}" from "${target.tableName}" where ${rowsOf(owner, person, values)})`;
    });
  if (conditions.length === 1) return `(${conditions[0]!})`;
  // One index for each of them, which `or` would not use.
  const keys = table.primaryKeys.map((key) => `"${key}"`).join(', ');
  const rows = conditions.map((condition) => `select ${keys} from "${table.table}" where ${condition}`);
  return `((${keys}) in (${rows.join(' union all ')}))`;
}

/** A condition with the values of the person: `:email` is null without a proof of the address. */
export function fillIn(condition: string, person: PersonOfRows, values: Values): string {
  const email = person.emailVerified ? person.email : null;
  return `(${condition
    .replaceAll(':user', () => `${values.add(person.id)}::uuid`)
    .replaceAll(':email', () => `${values.add(email)}::text`)
    .replaceAll(':address', () => `${values.add(person.email)}::text`)})`;
}

interface Bound {
  query: Query;
  values: unknown[];
}

/** Counts the rows of a person by table; tables without any are in it too. */
export function countQuery(orm: Pick<MikroORM, 'getMetadata'>, person: PersonOfRows): Bound {
  const values = new Values();
  const counts = tablesOfPeople(orm).map((table) => {
    const rows = rowsOf(table, person, values);
    return `select '${table.name}' "table", count(*)::int "rows" from "${table.table}" t where ${rows}`;
  });
  return { query: { text: counts.join(' union all ') }, values: values.list };
}

/** Deletes the rows of a person that do not go with the row of the user. */
export function deletionQuery(orm: Pick<MikroORM, 'getMetadata'>, person: PersonOfRows): Bound {
  const values = new Values();
  const deletions = tablesOfPeople(orm)
    .filter((table) => table.personal.erasure === 'rows' && table.name !== 'profile' && !goesWithUser(table))
    .map((table) => `"${table.name}" as (delete from "${table.table}" t where ${rowsOf(table, person, values)})`);
  return { query: { text: `with ${deletions.join(', ')} select 1` }, values: values.list };
}

const goesWithUser = ({ personal, columns }: TableOfPeople) =>
  personal.of === null &&
  columns.every(({ classified, declared }) => !classified.owns || declared.deleteRule === 'cascade');
