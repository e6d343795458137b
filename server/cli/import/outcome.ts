/** The progress and the result of one table. */
export interface Outcome {
  table: string;
  rows: number;
  read: number;
  imported: number;
  /** Rows that an earlier run imported. */
  existing: number;
  skipped: { id: string; reason: string }[];
  /** Of the users: their second factors, which are imported with them. */
  secondFactors?: Outcome;
}

export function newOutcome(table: string, rows: number): Outcome {
  return { table, rows, read: 0, imported: 0, existing: 0, skipped: [] };
}
