type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/**
 * Serializes a value as RFC 8785 (JSON Canonicalization Scheme) says: without blanks, the members sorted by the UTF-16 code
 * units of their names. Members with `undefined` are left out.
 *
 * @throws TypeError for a number that is not a safe integer: other numbers have several spellings in other languages.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    // The default order of strings is that of their UTF-16 code units.
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TypeError(`${value} has no canonical form: only safe integers have`);
  }
  return JSON.stringify(value ?? null);
}
