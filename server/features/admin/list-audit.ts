import type { Call } from '#server/context.ts';
import { readAuditPage } from '#server/features/audit-log/read-page.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { ListAudit } from '#shared/audit.ts';

/** The platform's audit log. */
export async function listAudit({ ctx, input }: Call<SignedIn, typeof ListAudit>) {
  return readAuditPage(ctx.em, input);
}
