import type { Call, RequestContext } from '#server/call/context.ts';
import { readAuditPage } from '#server/features/audit-log/read-page.ts';
import { withInvitees } from '#server/features/organizations/invitations/invitees.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { ListAudit } from '#shared/audit-log/schemas.ts';

/** A page of the audit log with the names of the organizations; null for those that were deleted. */
export async function listAudit({ ctx, input }: Call<RequestContext, typeof ListAudit>) {
  const page = await withInvitees(ctx.em, await readAuditPage(ctx.em, input));
  const ids = new Set(page.entries.map(({ organizationId }) => organizationId).filter((id) => id !== null));
  const organizations = ids.size > 0 ? await ctx.em.findAll(Organization, { where: { id: { $in: [...ids] } } }) : [];
  const byId = new Map(organizations.map((organization) => [organization.id, organization]));
  const entries = page.entries.map((entry) => ({
    ...entry,
    organization: byId.get(entry.organizationId ?? '') ?? null,
  }));
  return { ...page, entries };
}
