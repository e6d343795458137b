import type { AuditedAct } from '#server/audit/audit.ts';
import { noticeOf } from '#server/mail/notices.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import type { NoticedEvent } from '#generated/noticed-events.ts';
import type { RequestContext } from '#server/call/context.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';

import { securityNoticeMail } from './security-notice.definitions.ts';
import { securityNoticeOptions } from './security-notice.options.ts';

/** Tells users by mail of audit events about their accounts. `notices` in the `feature.ts` that declares an event decides. */
export async function sendNotices(ctx: RequestContext, acts: readonly AuditedAct[]): Promise<void> {
  if (!securityNoticeOptions.of(ctx).enabled || !ctx.mailer.canSend(securityNoticeMail)) return;
  const origin = { userAgent: ctx.userAgent, ipAddress: ctx.ip, occurredAt: now() };
  for (const act of acts) {
    const { event, subjectId, details } = act;
    if (!isNoticed(ctx, event) || !subjectId || isOfSignUp(acts, subjectId)) continue;
    if (event === 'session.started' && !mayNotifySignIn(ctx, act)) continue;
    const user = await ctx.em.findOne(User, { id: subjectId });
    if (user === null || (event === 'session.started' && !wantsSignIns(user))) continue;
    const name = details?.['organizationName'];
    const about = typeof name === 'string' ? { organizationName: name } : {};
    ctx.sendMail(securityNoticeMail, { user, event, ...origin, ...about });
  }
}

function isNoticed({ notices }: RequestContext, event: AuditEvent): event is NoticedEvent {
  return noticeOf(notices, event) !== null;
}

/** Signing up also links an account and starts a session. */
function isOfSignUp(acts: readonly AuditedAct[], userId: string): boolean {
  return acts.some(({ event, subjectId }) => event === 'user.signed-up' && subjectId === userId);
}

function mayNotifySignIn(ctx: RequestContext, { details }: AuditedAct): boolean {
  return details?.['newBrowser'] === true && securityNoticeOptions.of(ctx).signIns;
}

/** An address without proof may be mistyped and a stranger's. */
function wantsSignIns({ emailVerified, signInNotices }: User): boolean {
  return emailVerified && signInNotices;
}
