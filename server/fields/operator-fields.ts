import type { DeclaredFields } from './additional-fields.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import { inputSchema } from './value-schemas.ts';

/** What a function of the operator returned for the additional fields of a record. */
export interface OperatorFields {
  /** As rows store them. */
  fields: StoredFields;
  /** Why the others are not stored: `plan: Invalid option`. */
  rejected: string[];
}

/** Checks values of additional fields, also of those that clients cannot set. */
export async function parseOperatorFields(declared: DeclaredFields, values: object): Promise<OperatorFields> {
  const fields: Record<string, unknown> = {};
  const rejected: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (value === undefined) continue;
    if (field === undefined) rejected.push(`${name}: no field that can be set`);
    else if (value === null) fields[name] = null;
    else {
      const parsed = await inputSchema(field).safeParseAsync(value);
      if (parsed.success) fields[name] = parsed.data;
      else rejected.push(`${name}: ${parsed.error.issues[0]!.message}`);
    }
  }
  return { fields, rejected };
}
