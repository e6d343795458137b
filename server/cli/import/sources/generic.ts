import type { z } from 'zod';

import { CommandError } from '#server/cli/command.ts';
import type { Mapped, Kind, Unreadable } from '#server/cli/import/engine/mapped.ts';
import type { Cursor, ImportSource, Reader } from '#server/cli/import/engine/source.ts';
import { readCsv } from '#server/cli/import/files/csv-records.ts';
import { inspectFile } from '#server/cli/import/files/open-file.ts';
import { readJson } from '#server/cli/import/files/json-records.ts';

import { filesFrom } from './records.ts';
import { genericSchemas, typeOfKind, type GenericType } from './generic-schemas.ts';

/** The record in the terms of the engine. */
function mapped(value: z.output<(typeof genericSchemas)[GenericType]>, line: number): Mapped | null {
  switch (value.type) {
    case 'user': {
      const { type: _type, id, email, phone, phoneVerified, ban, ...user } = value;
      return {
        ...user,
        kind: 'user',
        sourceId: id,
        line,
        email: email ?? null,
        phone: phone ? { number: phone, verified: phoneVerified } : null,
        ban: ban ? { reason: ban.reason, until: ban.until ?? null } : null,
      };
    }
    case 'organization': {
      const { type: _type, id, slug, ...organization } = value;
      return { ...organization, kind: 'organization', sourceId: id, line, slug: slug ?? null };
    }
    case 'team': {
      const { type: _type, id, ...team } = value;
      return { ...team, kind: 'team', sourceId: id, line };
    }
    case 'member': {
      const { type: _type, ...member } = value;
      return { ...member, kind: 'member', sourceId: `${member.organization} ${member.user}`, line };
    }
    case 'teamMember':
      return { kind: 'team member', sourceId: `${value.team} ${value.user}`, line, team: value.team, user: value.user };
    case 'invitation': {
      const { type: _type, inviter, expiresAt, ...invitation } = value;
      const sourceId = `${invitation.organization} ${invitation.email.toLowerCase()}`;
      return {
        ...invitation,
        kind: 'invitation',
        sourceId,
        line,
        inviter: inviter ?? null,
        expiresAt: expiresAt ?? null,
      };
    }
    case 'deleted':
      return null;
  }
}

/** A record of the documented format. @throws CommandError for a name that it does not have, which may be a typing error. */
export function readGeneric(
  value: unknown,
  { file, line }: { file: string; line: number },
): Mapped | Unreadable | null {
  const place = `${file}, line ${line}`;
  if (typeof value !== 'object' || value === null) throw new CommandError(`${place}: expected a JSON object.`);
  const known = Object.fromEntries(Object.entries(value).filter(([name]) => !name.startsWith('x_')));
  const type = String(known['type']);
  if (!Object.hasOwn(genericSchemas, type)) {
    throw new CommandError(`${place}: "type" is one of ${Object.keys(genericSchemas).join(', ')}.`);
  }
  const { data, error } = genericSchemas[type as GenericType].safeParse(known);
  if (data !== undefined) return mapped(data, line);
  const [issue] = error.issues;
  const path = issue!.path.join('.');
  if (issue!.code === 'unrecognized_keys') {
    const names = (issue as z.core.$ZodIssueUnrecognizedKeys).keys.join(', ');
    throw new CommandError(
      `${place}: a ${type} has no ${path === '' ? '' : `${path}.`}${names}. Names that begin with x_ are ignored.`,
    );
  }
  const sourceId = typeof known['id'] === 'string' ? known['id'].slice(0, 512) : null;
  return { sourceId, line, unreadable: 'unreadable_record', detail: `${path}: ${issue!.message}` };
}

class JsonReader implements Reader {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    this.files = files;
  }

  leftOut(): readonly string[] {
    return [];
  }

  async *read(kind: Kind, cursor: Cursor): AsyncGenerator<Mapped | Unreadable> {
    const wanted = typeOfKind[kind];
    // The type stands first, so that other records need not be parsed.
    const wants = (text: string) => {
      const type = /^\{\s*"type"\s*:\s*"(\w+)"/.exec(text.slice(0, 64))?.[1];
      return type === undefined || !Object.hasOwn(genericSchemas, type) || type === wanted;
    };
    for (const { nth, file, from } of filesFrom(this.files, cursor)) {
      for await (const record of readJson(file, { wants, from })) {
        const { line, problem, place } = record;
        cursor.at = { file: nth, record: place };
        if (problem !== undefined) {
          if (kind === 'user') yield { sourceId: null, line, unreadable: problem, detail: file };
          continue;
        }
        const read = readGeneric(record.value, { file, line });
        if (read === null) continue;
        if ('unreadable' in read ? typeIn(record.value) === wanted : read.kind === kind) yield read;
      }
    }
  }
}

const typeIn = (value: unknown) => (value as { type?: unknown }).type;

/** Columns whose value is JSON or a list. */
const structured: Readonly<Record<string, (text: string) => unknown>> = {
  backupCodes: (text) => text.split('|'),
  identities: (text) =>
    text
      .split('|')
      .map((pair) => ({ provider: pair.slice(0, pair.indexOf(':')), subject: pair.slice(pair.indexOf(':') + 1) })),
  emailVerified: (text) => (/^(true|1|yes|t)$/i.test(text) ? true : /^(false|0|no|f)$/i.test(text) ? false : text),
  phoneVerified: (text) => (/^(true|1|yes|t)$/i.test(text) ? true : /^(false|0|no|f)$/i.test(text) ? false : text),
};
const numbers = new Set(['digits', 'period', 'iterations', 'memory', 'passes', 'parallelism', 'N', 'r', 'p', 'rounds']);

/** `password.kind`, `password.salt.base64` and `fields.plan` become objects. */
function nested(row: Readonly<Record<string, string>>): Record<string, unknown> {
  const user: Record<string, unknown> = { type: 'user' };
  for (const [column, text] of Object.entries(row)) {
    const path = column.split('.');
    let target = user;
    for (const name of path.slice(0, -1)) {
      if (['__proto__', 'constructor', 'prototype'].includes(name)) return user;
      target = (target[name] ??= {}) as Record<string, unknown>;
    }
    const name = path.at(-1)!;
    const isNumber = path.length > 1 && path[0] !== 'fields' && numbers.has(name);
    target[name] = structured[column]?.(text) ?? (isNumber ? Number(text) : text);
  }
  return user;
}

class CsvReader implements Reader {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    this.files = files;
  }

  leftOut(): readonly string[] {
    return [];
  }

  async *read(kind: Kind, cursor: Cursor): AsyncGenerator<Mapped | Unreadable> {
    if (kind !== 'user') return;
    for (const { nth, file, from } of filesFrom(this.files, cursor)) {
      for await (const { line, place, value } of readCsv(file, ['id'], from)) {
        cursor.at = { file: nth, record: place };
        if (value === undefined) yield { sourceId: null, line, unreadable: 'wrong_columns', detail: file };
        else {
          const read = readGeneric(nested(value), { file, line });
          if (read !== null) yield read;
        }
      }
    }
  }
}

/** The documented format, for products that have no source of their own. */
export const genericSource: ImportSource = {
  name: 'file',
  usage: `  npm run import -- file <people.ndjson or people.csv> …    the format of docs/migrating/file.md; "template" prints it`,
  flags: {},
  async open({ names }) {
    if (names.length === 0) throw new CommandError('Name the files to import.');
    for (const file of names) await inspectFile(file);
    const isCsv = (name: string) => /\.csv(\.gz)?$/i.test(name);
    if (names.some(isCsv) && !names.every(isCsv))
      throw new CommandError('Import CSV files and JSON files one after the other.');
    return names.every(isCsv) ? new CsvReader(names) : new JsonReader(names);
  },
};
