import { CommandError } from '#server/cli/command.ts';
import type { Unreadable } from '#server/cli/import/engine/mapped.ts';
import { textFlag, type Cursor, type FlagValues } from '#server/cli/import/engine/source.ts';
import { readJson } from '#server/cli/import/files/json-records.ts';
import { filesOf, inspectFile } from '#server/cli/import/files/open-file.ts';

import { objectOf, type Values } from './values.ts';

/** The files of a flag; none if it is not set. @throws CommandError if one cannot be opened. */
export async function flagFiles(flags: FlagValues, name: string): Promise<string[]> {
  const path = textFlag(flags, name);
  if (path === undefined) return [];
  const files = await filesOf(path);
  for (const file of files) await inspectFile(file);
  return files;
}

export function requireFiles(files: readonly string[], flag: string): void {
  if (files.length === 0) throw new CommandError(`Name the file of the people with --${flag} <file>.`);
}

export interface JsonObject {
  values: Values;
  line: number;
  array: string | null;
}

/** The files from the one of the cursor on, with the place in it. */
export function* filesFrom(files: readonly string[], { from }: Cursor) {
  for (const [nth, file] of files.entries())
    if (nth >= (from?.file ?? 0)) yield { nth, file, from: nth === from?.file ? from.record : undefined };
}

/** The objects of JSON files, and those that cannot be read. */
export async function* objectsIn(
  files: readonly string[],
  arrays: readonly string[] = [],
  cursor: Cursor = {},
): AsyncGenerator<JsonObject | Unreadable> {
  for (const { nth, file, from } of filesFrom(files, cursor)) {
    for await (const { line, array, value, problem, place } of readJson(file, { arrays, from })) {
      cursor.at = { file: nth, record: place };
      if (problem === undefined) yield { values: objectOf(value), line, array };
      else yield { sourceId: null, line, unreadable: problem, detail: file };
    }
  }
}

/** The same without what cannot be read, which is reported where people are read. */
export async function* readableObjects(
  files: readonly string[],
  arrays: readonly string[] = [],
  cursor: Cursor = {},
): AsyncGenerator<JsonObject> {
  for await (const object of objectsIn(files, arrays, cursor)) if (!('unreadable' in object)) yield object;
}
