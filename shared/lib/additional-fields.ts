import { z } from 'zod';

/** The records to which options can add fields. */
export const extensibleRecords = ['user', 'session', 'organization', 'member', 'invitation'] as const;
export type ExtensibleRecord = (typeof extensibleRecords)[number];

/**
 * How a schema uses the additional fields of a record. Inputs of administrators and service accounts accept all of them;
 * those of clients only the fields that the options open to them.
 */
export interface FieldUse {
  record: ExtensibleRecord;
  in: 'answer' | 'create' | 'update';
  by?: 'administrator';
}

/** The schemas to which a service adds the fields of its options. Register a schema last: Zod copies it for metadata. */
export const fieldUses = z.registry<FieldUse>();

/** The TypeScript type of the fields that a schema accepts or answers; an app declares its members. */
export function fieldsTypeOf({ record, in: place }: FieldUse): string {
  const name = `${record[0]!.toUpperCase()}${record.slice(1)}Fields`;
  if (place === 'answer') return name;
  return place === 'create' ? `${name}Input` : `Partial<${name}Input>`;
}
