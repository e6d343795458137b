import { z } from 'zod';

/** For the keys of a record, which an operator chooses. */
const ANY = '*';

/** The option whose name is nearest to one that does not exist; null if none is near. */
export function nearestOption(schema: z.ZodType, unknown: readonly PropertyKey[]): string | null {
  const parent = unknown.slice(0, -1).map(String);
  const name = String(unknown.at(-1));
  const paths = optionPaths(schema);
  const siblings = paths.filter((path) => isBelow(path, parent)).map((path) => path.at(-1)!);
  const sibling = nearest(name, siblings);
  if (sibling !== null) return [...parent, sibling].join('.');
  // The same name of another subject.
  const elsewhere = paths.filter((path) => !path.includes(ANY) && normalize(path.at(-1)!) === normalize(name));
  const written = unknown.join('.');
  return (
    elsewhere.map((path) => path.join('.')).toSorted((a, b) => distance(a, written) - distance(b, written))[0] ?? null
  );
}

function isBelow(path: readonly string[], parent: readonly string[]): boolean {
  return path.length === parent.length + 1 && parent.every((key, n) => path[n] === key || path[n] === ANY);
}

type Node = z.core.JSONSchema.JSONSchema;

/** Every option with the names of its subjects before it. */
export function optionPaths(schema: z.ZodType): string[][] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  const pathsBelow = (node: Node | boolean | undefined, path: string[]): string[][] => {
    if (typeof node !== 'object') return [];
    if (node.$ref !== undefined) return pathsBelow($defs[node.$ref.split('/').at(-1)!] as Node, path);
    const named = Object.entries(node.properties ?? {}).map(([key, value]) => [key, value as Node] as const);
    const { additionalProperties } = node;
    const entries =
      typeof additionalProperties === 'object' ? [...named, [ANY, additionalProperties as Node] as const] : named;
    return [
      ...entries.flatMap(([key, value]) => [[...path, key], ...pathsBelow(value, [...path, key])]),
      ...(node.anyOf ?? []).flatMap((part) => pathsBelow(part as Node, path)),
    ];
  };
  return pathsBelow(root, []);
}

const normalize = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function nearest(name: string, names: readonly string[]): string | null {
  const [best] = names
    .map((each) => ({ each, edits: distance(normalize(each), normalize(name)) }))
    .toSorted((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.max(1, Math.floor(name.length / 4)) ? best.each : null;
}

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, substitution));
    }
    row = next;
  }
  return row[b.length]!;
}
