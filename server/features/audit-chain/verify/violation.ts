/** What a verification finds. */
export const violationCodes = {
  changed: 'changed after it was sealed',
  deleted: 'deleted',
  added: 'in no seal',
  unsealed: 'waits for its seal',
  reordered: 'moved within its seal',
  origin_changed: 'the address differs from its commitment',
  origin_missing: 'the address is erased, and its user was not deleted',
  seal_missing: 'the seal is missing',
  seal_changed: 'the seal was changed',
  chain_broken: 'the seal does not follow the one before',
  signature_wrong: 'the signature is wrong',
  key_unknown: 'signed with a key that no secret and no known key confirms',
  checkpoint_missing: 'the checkpoint is missing',
  checkpoint_changed: 'the checkpoint was changed',
  anchor_differs: 'the anchor has another checkpoint of this number',
  anchor_newer: 'the anchor is newer than the log: its end is missing',
} as const;

export type ViolationCode = keyof typeof violationCodes;

/** A difference between the log and its seals. */
export interface Violation {
  code: ViolationCode;
  entryId?: string;
  /** The event of the entry, if it still exists. */
  event?: string;
  /** ISO 8601. */
  at?: string;
  /** The number of the seal. */
  seal?: number;
  /** The place in the seal, from 1, and the number of its entries. */
  place?: number;
  count?: number;
  /** The number of the checkpoint. */
  checkpoint?: number;
}

/** More are counted and not listed. */
const MAX_LISTED = 10_000;

/** Collects violations with bounded memory. */
export class Violations {
  readonly list: Violation[] = [];
  total = 0;

  add(violation: Violation): void {
    this.total += 1;
    if (this.list.length < MAX_LISTED) this.list.push(violation);
  }

  merge({ list, total }: Pick<Violations, 'list' | 'total'>): void {
    for (const violation of list) this.add(violation);
    this.total += total - list.length;
  }
}

/** The result of a verification. */
export interface VerificationReport {
  service: string;
  seals: number;
  checkpoints: number;
  /** Entries that are in a seal and equal it. */
  sound: number;
  /** Entries that wait for their seal: of the last moments, of the backlog, or written while the option was off. */
  waiting: number;
  /** Addresses that equal their commitment, that were erased with their user, and of versions without commitments. */
  origins: { sound: number; erased: number; uncovered: number };
  /** Entries that retention deleted. */
  removed: number;
  firstDay: string | null;
  lastDay: string | null;
  anchor: 'none' | 'equal' | 'different';
  violations: Violation[];
  violationCount: number;
  milliseconds: number;
}
