import type { User } from '#server/options/hooks/records.ts';

export interface AuditCheckpointMail {
  /** An address of the anchor. */
  to: string;
  number: number;
  day: string;
  entries: number;
  /** One line of JSON with `statement` and `signature`, for `npm run audit -- verify --anchor`. */
  line: string;
}

export interface AuditViolationMail {
  /** An administrator who may read the audit log. */
  user: User;
  /** How many changes of recorded entries were found. */
  violations: number;
}
