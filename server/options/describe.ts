import { z } from 'zod';

import type { SettingInput } from '#shared/admin/setting-input.ts';

import type { SavedValues } from './saved-values.ts';
import type { Variables } from './parse.ts';
import { inputOf } from './describe-input.ts';
import { isPlainObject, showValue, textOf, type OptionSchema, type Shown } from './describe-value.ts';

/** Where the options of a service come from. */
export interface OptionsOrigin {
  /** The options of `gatehouse.config.ts` or of the caller, overridden by the environment. */
  written: object;
  /** The environment variables that set options, by path. */
  variables: ReadonlyMap<string, string>;
  /** The values that administrators saved, by path. */
  saved?: SavedValues;
}

/** An option of a running service. */
export type Setting = Shown & {
  /** `emailAndPassword.enabled` */
  path: string;
  description: string;
  /** The environment variable that sets it, if there is one. */
  variable: string | null;
  source: 'environment' | 'file' | 'saved' | 'default';
  isSavable: boolean;
  default: string | null;
  input: SettingInput;
};

/** The options of one subject; null for those without one. */
export interface SettingsSubject {
  name: string | null;
  description: string | null;
  settings: Setting[];
}

interface Configuration {
  variables: Variables;
  /** The options with which the service runs. */
  options: object;
  origin: OptionsOrigin;
}

/** A schema with its value, and what the operator wrote for it. */
interface Option {
  path: string;
  schema: OptionSchema;
  value: unknown;
  written: unknown;
}

/** All options of a schema with their values, without secrets. A provider that is not configured is one option. */
export function describeSettings(schema: z.ZodType, { variables, options, origin }: Configuration): SettingsSubject[] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const variableOf = new Map(Object.entries(variables).map(([name, [path]]) => [path, name]));

  const resolve = (node: OptionSchema): OptionSchema => {
    if (node.$ref === undefined) return node;
    const { $ref, ...own } = node;
    return { ...resolve($defs[$ref.split('/').at(-1)!] as OptionSchema), ...own };
  };

  const settingsOf = (option: Option): Setting[] => {
    const schemas = partsOf(resolve(option.schema), option.value);
    if (schemas === null) return [settingOf(option)];
    return schemas.flatMap(([key, part]) =>
      settingsOf({
        path: option.path ? `${option.path}.${key}` : key,
        schema: part,
        value: (option.value as Record<string, unknown> | undefined)?.[key],
        written: (option.written as Record<string, unknown> | undefined)?.[key],
      }),
    );
  };

  const settingOf = ({ path, schema: node, value, written }: Option): Setting => {
    const { default: initial, description, isSavable = false } = resolve(node);
    const initialText = initial === undefined ? null : textOf(initial);
    const variable = origin.variables.get(path);
    const unwritten = Object.hasOwn(origin.saved ?? {}, path) ? 'saved' : 'default';
    return {
      path,
      description: description ?? '',
      variable: variable ?? variableOf.get(path) ?? null,
      source: written === undefined ? unwritten : variable === undefined ? 'file' : 'environment',
      isSavable,
      default: initialText,
      input: inputOf(node, resolve),
      ...(value === undefined ? shownDefault(initialText) : showValue(value, node, resolve)),
    };
  };

  const subjects = Object.entries((root as OptionSchema).properties ?? {}).map(([name, node]) => {
    const option = {
      path: name,
      schema: node as OptionSchema,
      value: (options as Record<string, unknown>)[name],
      written: (origin.written as Record<string, unknown>)[name],
    };
    const { type, description = null } = resolve(option.schema);
    const settings = settingsOf(option);
    return type === 'object' ? { name, description, settings } : { name: null, description: null, settings };
  });
  const single = subjects.filter(({ name }) => name === null).flatMap(({ settings }) => settings);
  return [{ name: null, description: null, settings: single }, ...subjects.filter(({ name }) => name !== null)];
}

/** Defaults are of the schema, so that they are no secrets. */
function shownDefault(text: string | null): Shown {
  return text === null ? { kind: 'unset', value: null } : { kind: 'value', value: text };
}

/** The options within an object or a record; null if it is one option. */
function partsOf(schema: OptionSchema, value: unknown): [key: string, schema: OptionSchema][] | null {
  const { properties, required = [], additionalProperties } = schema;
  if (properties && (required.length === 0 || isPlainObject(value))) {
    return Object.entries(properties).map(([key, part]) => [key, part as OptionSchema]);
  }
  if (typeof additionalProperties !== 'object' || properties || !isPlainObject(value)) return null;
  const keys = Object.keys(value);
  return keys.length === 0 ? null : keys.map((key) => [key, additionalProperties as OptionSchema]);
}
