import type { z } from 'zod';

/** A schema of an option. `secret` tells whether its texts may be shown; without it they are not. Functions have `declaredAs`. */
export type OptionSchema = z.core.JSONSchema.JSONSchema & {
  secret?: boolean;
  declaredAs?: string;
  isSavable?: boolean;
};

export type Shown = { kind: 'value'; value: string } | { kind: 'unset' | 'hidden' | 'function'; value: null };

export type Resolve = (schema: OptionSchema) => OptionSchema;

const HIDDEN = '[hidden]';
const FUNCTION = '[function]';
const MAX_DEPTH = 10;

/**
 * The value of an option as administrators see it: texts only where the schema has `secret: false`, and URLs without
 * credentials and query.
 */
export function showValue(value: unknown, schema: OptionSchema, resolve: Resolve): Shown {
  const shown = new Presenter(resolve).present(value, schema);
  if (isHidden(shown)) return { kind: 'hidden', value: null };
  if (shown === FUNCTION) return { kind: 'function', value: null };
  return { kind: 'value', value: textOf(shown) };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isHidden(shown: unknown): boolean {
  if (shown === HIDDEN) return true;
  if (typeof shown !== 'object' || shown === null) return false;
  const parts = Object.values(shown);
  return parts.length > 0 && parts.every(isHidden);
}

class Presenter {
  readonly #resolve: Resolve;

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  present(value: unknown, schema: OptionSchema): unknown {
    return this.#shown(value, this.#alternatives(schema), 0);
  }

  #shown(value: unknown, schemas: readonly OptionSchema[], depth: number): unknown {
    if (typeof value === 'function') return FUNCTION;
    if (schemas.some(({ secret }) => secret === true) || depth > MAX_DEPTH) return HIDDEN;
    if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
    if (value instanceof Date) return this.#shown(value.toISOString(), schemas, depth);
    if (typeof value === 'string') return mayShow(value, schemas) ? withoutCredentials(value) : HIDDEN;
    if (Array.isArray(value)) return value.map((item) => this.#shown(item, this.#partsOf(schemas, null), depth + 1));
    if (!isPlainObject(value) || schemas.every((schema) => isOpaque(schema) && schema.secret !== false)) return HIDDEN;
    const parts = Object.entries(value).filter(([, part]) => part !== undefined);
    return Object.fromEntries(
      parts.map(([key, part]) => [key, this.#shown(part, this.#partsOf(schemas, key), depth + 1)]),
    );
  }

  /** A schema and the members of its unions; each inherits whether its texts are secret. */
  #alternatives(schema: OptionSchema, inherited?: boolean): OptionSchema[] {
    const own = this.#resolve(schema);
    const secret = inherited === true ? true : (own.secret ?? inherited);
    const resolved = { ...own, ...(secret !== undefined && { secret }) };
    return [resolved, ...(own.anyOf ?? []).flatMap((part) => this.#alternatives(part as OptionSchema, secret))];
  }

  /** The schemas of a property, or of the items if `key` is null. */
  #partsOf(schemas: readonly OptionSchema[], key: string | null): OptionSchema[] {
    return schemas.flatMap((schema) => {
      const { items, properties, additionalProperties, secret } = schema;
      const declared = key === null ? items : (properties?.[key] ?? additionalProperties);
      if (typeof declared === 'object' && !Array.isArray(declared)) {
        return this.#alternatives(declared as OptionSchema, secret);
      }
      return isOpaque(schema) && secret !== undefined ? [{ secret }] : [];
    });
  }
}

/** Whether the schema says nothing about the parts of a value. */
function isOpaque({ type, anyOf, properties, items }: OptionSchema): boolean {
  return type === undefined && anyOf === undefined && properties === undefined && items === undefined;
}

function mayShow(text: string, schemas: readonly OptionSchema[]): boolean {
  return schemas.some(
    ({ secret, type, enum: listed, const: only }) =>
      (secret === false && (type === undefined || type === 'string')) || listed?.includes(text) || only === text,
  );
}

/** Removes the credentials, the query and the fragment of a URL; hides a text that may have some in another form. */
function withoutCredentials(text: string): string {
  if (!URL.canParse(text)) return /:\/\/.*[@?#]/s.test(text) ? HIDDEN : text;
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  if (!text.includes('//')) return search || hash ? HIDDEN : text;
  if (pathname.includes('@')) return HIDDEN;
  if (!username && !password && !search && !hash) return text;
  return `${protocol}//${username || password ? '…@' : ''}${host}${pathname}${search || hash ? '?…' : ''}`;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
