import type { Call } from '#server/context.ts';
import { readAuditPage } from '#server/features/audit-log/read-page.ts';
import type { ListOrganizationAudit } from '#shared/audit.ts';

import type { InOrganization } from './context.ts';

/** The audit log of one organization. */
export async function listOrganizationAudit({ ctx, input }: Call<InOrganization, typeof ListOrganizationAudit>) {
  return readAuditPage(ctx.em, { ...input, organizationId: ctx.organizationId });
}
