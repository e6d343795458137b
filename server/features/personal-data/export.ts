import type { Call } from '#server/call/context.ts';
import { requireManageableUser } from '#server/features/admin/guards.ts';
import type { AuthenticatedContext, SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import { findUser, lockUser } from '#server/features/users/queries.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import type { ExportUser, ReadExport } from '#shared/personal-data/schemas.ts';

import { isOnHold } from './holds.ts';
import { DataExport } from './data-export.entity.ts';
import { personalDataOptions } from './personal-data.options.ts';
import { countRows, readPage } from './read-rows.ts';

const DAY = 86_400;
const EXPORTS_A_DAY = 3;

/** What is stored of the caller, in numbers. */
export async function getSummary({ ctx }: Call<SessionQueryContext>) {
  return { tables: await countRows(ctx, ctx.user), onHold: await isOnHold(ctx.em, ctx.user.id) };
}

/** Lets the caller read the pages of an export. */
export async function requestExport({ ctx }: Call<SessionContext>) {
  const tables = await countRows(ctx, ctx.user);
  // Concurrent requests count each other.
  const user = await lockUser(ctx.em, ctx.user);
  const lately = await ctx.em.count(DataExport, { user: user.id, createdAt: { $gt: inSeconds(-DAY) } });
  if (lately >= EXPORTS_A_DAY) throw new AppError('EXPORT_LIMIT_REACHED');
  const expiresAt = inSeconds(personalDataOptions.of(ctx).export.link * DAY);
  const created = ctx.em.create(DataExport, { user, expiresAt });
  ctx.audit('personal-data.exported', { subjectId: user.id });
  const { appName: name, baseUrl: url } = ctx.options;
  return {
    exportId: created.id,
    personId: user.id,
    service: { name, url },
    generatedAt: now(),
    expiresAt,
    tables,
  };
}

/** A page of an export that the caller requested. */
export async function readExport({ ctx, input }: Call<SessionQueryContext, typeof ReadExport>) {
  const [found] = await ctx.reads.rows(
    { name: 'data_export', text: 'select from data_export where id = $1 and user_id = $2 and expires_at > $3' },
    [input.exportId, ctx.user.id, now()],
  );
  if (found === undefined) throw new AppError('EXPORT_NOT_FOUND');
  return readPage(ctx, ctx.user, input.after);
}

/** A page of what is stored of a user, for administrators. The first page is recorded, and mailed to the user. */
export async function exportUser({ ctx, input }: Call<AuthenticatedContext, typeof ExportUser>) {
  const user = requireManageableUser(ctx, await findUser(ctx.em, input.userId));
  const page = await readPage(ctx, user, input.after);
  if (input.after === undefined) ctx.audit('user.data-exported', { subjectId: user.id });
  return page;
}
