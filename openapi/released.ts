import { join } from 'node:path';

/** The promise of the last release. */
export const releasedFile = join(import.meta.dirname, 'released.json');

const forReaders = new Set(['description', 'summary', 'example', 'examples', 'tags', 'contact', 'license']);

/**
 * The part of a document on which programs depend: operations, security, inputs, successful answers and payloads of
 * webhooks. Without texts and examples, and without errors, whose codes can change with every release.
 */
export function promiseOf(document: object): object {
  const { components: { parameters = {} } = {} } = document as { components?: { parameters?: Record<string, object> } };
  // A parameter may stand with its operation, or under a name.
  const inline = JSON.stringify(document).replaceAll(
    /\{"\$ref":"#\/components\/parameters\/([^"]+)"\}/g,
    (_, name: string) => JSON.stringify(parameters[name]),
  );
  const entries = Object.entries(JSON.parse(inline) as object);
  return Object.fromEntries(entries.map(([key, value]) => [key, strip(value, key)]));
}

function strip(value: unknown, parent: string): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, ''));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => {
    // The names of fields.
    if (parent === 'properties') return true;
    if (parent === 'responses') return /^[23]|default/.test(key);
    return !forReaders.has(key) && !key.startsWith('x-');
  });
  return Object.fromEntries(entries.map(([key, inner]) => [key, strip(inner, key)]));
}
