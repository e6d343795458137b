/** The result of sending a batch. Texts are ours: responses are not shown. */
export type Outcome =
  | { kind: 'delivered'; refusedIds: readonly string[] }
  /** The receiver does not accept the batch: halved until the entry is found. */
  | { kind: 'rejected'; error: string }
  | { kind: 'failed'; error: string };

export const delivered: Outcome = { kind: 'delivered', refusedIds: [] };
