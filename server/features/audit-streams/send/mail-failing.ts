import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices } from '#server/call/context.ts';
import { AuditStream } from '#server/features/audit-streams/audit-stream.entity.ts';
import { managePermissions, streamFailingMail } from '#server/features/audit-streams/audit-stream.definitions.ts';
import { findManagersOf } from '#server/features/organizations/managers.ts';
import { inSeconds } from '#server/lib/now.ts';

const DAY = 86_400;

/** Mails the managers of a stream once, when it has failed for a day. */
export async function mailLongFailing(service: AppServices, id: string): Promise<void> {
  const due = { id, failureMailed: false, failingSince: { $lte: inSeconds(-DAY) } };
  if ((await service.orm.em.fork().count(AuditStream, due)) === 0) return;
  await inBackgroundCall(service, async (ctx) => {
    const stream = await ctx.em.findOne(AuditStream, due);
    // Of concurrent failures one mails.
    if (stream === null || (await ctx.em.nativeUpdate(AuditStream, due, { failureMailed: true })) === 0) return;
    const { name, lastError } = stream;
    for (const user of await findManagersOf(ctx, stream, managePermissions)) {
      ctx.sendMail(streamFailingMail, { user, stream: name, error: lastError ?? '' });
    }
  });
}
