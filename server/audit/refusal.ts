import type { Context } from '#server/context.ts';
import { inBackground } from '#server/db/unit-of-work.ts';

import type { AuditDetails, AuditEvent } from './audit.ts';

/** Writes down what was refused, in a transaction of its own: the call's is undone, and its answer does not wait. */
export function auditRefusal(ctx: Context, event: AuditEvent, about: AuditDetails): void {
  inBackground(ctx, 'audit a refusal', async (own) => own.audit(event, about));
}
