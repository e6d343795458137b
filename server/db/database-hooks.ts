import { isDeepStrictEqual } from 'node:util';

import {
  LockMode,
  type EntityManager,
  type EntityMetadata,
  type EventArgs,
  type EventSubscriber,
} from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';

import { AppError } from '#server/lib/errors.ts';
import type { DeclaredFields } from '#server/fields/additional-fields.ts';
import type { FieldsByRecord } from '#server/fields/extended-schemas.ts';
import { parseOperatorFields } from '#server/fields/operator-fields.ts';

import { afterCommit, requestOf } from './commit-tasks.ts';
import type { DatabaseHooksOptions } from '#server/options/hooks/database-hooks.options.ts';
import type { WriteContext } from '#server/options/hooks/database-hooks.types.ts';
import { hookedTables, type HookedTable } from './hooked-tables.ts';

type Action = 'create' | 'update' | 'delete';
type Row = Record<string, unknown>;
/** The hooks of all tables, whose rows differ. */
type Hook = (row: Row, context: WriteContext) => unknown;
type Meta = Pick<EntityMetadata, 'className' | 'class'>;
type Write = (...args: unknown[]) => Promise<unknown>;

/** Those of each ORM, which shares its event manager with every EntityManager. */
const installed = new WeakMap<object, DatabaseHooks>();

export function installHooks(em: EntityManager, hooks: DatabaseHooks): void {
  em.getEventManager().registerSubscriber(hooks);
  installed.set(em.getEventManager(), hooks);
}

/** The hooks of the options; undefined if there are none. */
export function hooksOf(em: EntityManager): DatabaseHooks | undefined {
  return installed.get(em.getEventManager());
}

/** Whether the options have any hook; without one, no subscriber slows down the writes. */
export function hasHooks(options: DatabaseHooksOptions): boolean {
  return Object.values(options).some((table) =>
    Object.values(table).some(({ before, after }) => before !== undefined || after !== undefined),
  );
}

/** Flushes before rows are presented that hooks may change. Without hooks the flush at the end of the call suffices. */
export async function applyHooks(em: EntityManager): Promise<void> {
  if (hooksOf(em)) await em.flush();
}

/** Runs the operator's hooks for every write of the unit of work, and for the statements that bypass it. */
export class DatabaseHooks implements EventSubscriber {
  readonly #options: DatabaseHooksOptions;
  readonly #fields: FieldsByRecord;
  readonly #log: FastifyBaseLogger;

  constructor(options: DatabaseHooksOptions, { fields, log }: { fields: FieldsByRecord; log: FastifyBaseLogger }) {
    this.#options = options;
    this.#fields = fields;
    this.#log = log;
  }

  async beforeCreate({ entity, meta, em }: EventArgs<object>): Promise<void> {
    Object.assign(entity, await this.before('create', meta, { row: entity as Row, em: em as EntityManager }));
  }

  async beforeUpdate({ entity, meta, em, changeSet }: EventArgs<object>): Promise<void> {
    const { id, additionalFields } = entity as Row;
    // The payload contains JSON as text.
    const fields = 'additionalFields' in changeSet!.payload ? { additionalFields } : {};
    const row = { id, ...changeSet!.payload, ...fields };
    Object.assign(entity, await this.before('update', meta, { row, em: em as EntityManager }));
  }

  async beforeDelete({ entity, meta, em }: EventArgs<object>): Promise<void> {
    await this.before('delete', meta, { row: entity as Row, em: em as EntityManager });
  }

  afterCreate({ entity, meta, em }: EventArgs<object>): void {
    this.after('create', meta, { row: entity as Row, em: em as EntityManager });
  }

  afterUpdate({ entity, meta, em }: EventArgs<object>): void {
    this.after('update', meta, { row: entity as Row, em: em as EntityManager });
  }

  afterDelete({ entity, meta, em }: EventArgs<object>): void {
    this.after('delete', meta, { row: entity as Row, em: em as EntityManager });
  }

  #declaredOf({ name }: HookedTable): DeclaredFields {
    return (this.#fields as Record<string, DeclaredFields | undefined>)[name] ?? {};
  }

  /** Whether the options have a hook for this action. */
  observes(action: Action, { className }: Meta): boolean {
    const table = hookedTables[className];
    const { before, after } = table ? this.#options[table.name][action] : {};
    return before !== undefined || after !== undefined;
  }

  /** @returns the fields that the hook changes. @throws FORBIDDEN if it cancels. */
  async before(action: Action, { className }: Meta, { row, em }: { row: Row; em: EntityManager }): Promise<Row> {
    const table = hookedTables[className];
    const hook = table && (this.#options[table.name][action].before as Hook | undefined);
    if (!hook) return {};
    const declared = this.#declaredOf(table);
    const shown = shownFields(table, declared, row);
    const decision = await hook(shown, { request: requestOf(em) });
    if (decision === false) throw new AppError('FORBIDDEN');
    const { data = {} } = (decision ?? {}) as { data?: Row };
    if (action === 'delete') return {};
    const [additional, own] = split(changedIn(data, shown), (name) => Object.hasOwn(declared, name));
    const changes = changesIn(own, { table, action });
    if (Object.keys(additional).length === 0) return changes;
    const { fields, rejected } = await parseOperatorFields(declared, additional);
    if (rejected.length > 0) throw invalidData({ table, action }, rejected[0]!);
    return { ...changes, additionalFields: { ...(await storedFieldsOf(em, table, row)), ...fields } };
  }

  after(action: Action, meta: Meta, { row, em }: { row: Row; em: EntityManager }): void {
    const table = hookedTables[meta.className];
    const hook = table && (this.#options[table.name][action].after as Hook | undefined);
    if (!hook) return;
    const declared = this.#declaredOf(table);
    const deleted = action === 'delete' ? shownFields(table, declared, row) : null;
    const { id } = row;
    const context = { request: requestOf(em) };
    afterCommit(em, async () => {
      try {
        // As it was committed, with the values that the database set.
        const current = deleted ?? (await em.fork().findOne(meta.class as never, { id } as never));
        if (current) await hook(deleted ?? shownFields(table, declared, current as Row), context);
      } catch (error) {
        this.#log.error({ err: error, hook: `databaseHooks.${table.name}.${action}.after` }, 'a database hook failed');
      }
    });
  }

  /** Runs `nativeUpdate` or `nativeDelete` for the rows that it would write, which it locks first. */
  async aroundNativeWrite(
    em: EntityManager,
    action: 'update' | 'delete',
    { args, write }: { args: unknown[]; write: Write },
  ): Promise<number> {
    const [entity, where, data = {}] = args as [never, never, Row?];
    const meta = em.getMetadata(entity) as unknown as Meta;
    if (!this.observes(action, meta)) return (await write(...args)) as number;
    const rows: Row[] = await em.find(entity, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      disableIdentityMap: true,
    });
    for (const row of rows) {
      const { id } = row;
      const changes = await this.before(action, meta, { row: action === 'delete' ? row : { id, ...data }, em });
      await (action === 'delete' ? write(entity, { id }) : write(entity, { id }, { ...data, ...changes }));
      this.after(action, meta, { row, em });
    }
    return rows.length;
  }
}

/** The fields of a row that hooks see and that are set, the additional ones beside the others. */
function shownFields({ fields }: HookedTable, declared: DeclaredFields, row: Row): Row {
  const entries = fields.map((name) => [name, name === 'userId' ? userIdOf(row) : row[name]] as const);
  const own = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const stored = (row['additionalFields'] ?? {}) as Row;
  return { ...own, ...split(stored, (name) => Object.hasOwn(declared, name))[0] };
}

/** The stored additional fields of a row; of one whose changes are written without reading it, from the database. */
async function storedFieldsOf(em: EntityManager, { name }: HookedTable, row: Row): Promise<Row> {
  if (row['additionalFields'] !== undefined) return (row['additionalFields'] ?? {}) as Row;
  const sql = `select additional_fields fields from "${name}" where id = ? for update`;
  const [stored] = await em.execute<{ fields: Row | null }[]>(sql, [row['id']]);
  return stored?.fields ?? {};
}

function split(row: Row, isFirst: (name: string) => boolean): [Row, Row] {
  const entries = Object.entries(row);
  const part = (isWanted: boolean) => Object.fromEntries(entries.filter(([name]) => isFirst(name) === isWanted));
  return [part(true), part(false)];
}

/** Of an entity or of a row from the database. */
function userIdOf({ userId, user }: Row): unknown {
  if (userId !== undefined) return userId;
  return typeof user === 'object' && user !== null ? (user as { id: string }).id : user;
}

function changedIn(data: Row, row: Row): Row {
  const changed = Object.entries(data).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, row[name]),
  );
  return Object.fromEntries(changed);
}

interface Where {
  table: HookedTable;
  action: Action;
}

function changesIn(changed: Row, where: Where): Row {
  const parsed = where.table.changeable.partial().safeParse(changed);
  if (parsed.success) return parsed.data;
  const { path, message, ...issue } = parsed.error.issues[0]!;
  const isUnknown = issue.code === 'unrecognized_keys';
  throw invalidData(where, isUnknown ? `${issue.keys[0]} cannot be changed` : `${path.join('.')}: ${message}`);
}

function invalidData({ table, action }: Where, problem: string): Error {
  return new Error(`databaseHooks.${table.name}.${action}.before returned invalid data: ${problem}`);
}
