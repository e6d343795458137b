import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';
import type { Query } from '#server/db/reads.ts';
import { mailReceipt } from '#server/features/account-deletion/mail-receipt.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';
import type { Options } from '#server/options/kit-options.ts';

import { personalDataOptions } from './personal-data.options.ts';
import { inactiveAccountMail } from './personal-data.definitions.ts';

const DAY = 86_400;
/** Days before the erasure at which the user gets a mail. */
const [FIRST_NOTICE, SECOND_NOTICE] = [30, 7];
/** Days for which a notice counts: the steps begin anew if the service did not run for so long. */
const NOTICE_COUNTS = 60;
/** Users of one run. */
const AT_ONCE = 100;

/** Days of inactivity after which users are erased. `audit.retentionDays` has to keep their sign-ins for as long. */
export function inactivityOf(service: { options: Options }): number | undefined {
  const { inactiveUsers } = personalDataOptions.of(service).retention;
  const { retentionDays } = auditOptions.of(service);
  return inactiveUsers !== undefined && (retentionDays ?? Infinity) >= inactiveUsers ? inactiveUsers : undefined;
}

/**
 * Users without a session, a used key or passkey, a connected application and an act of their own since `$1`, with the step
 * that is due. `$2` is the role of ordinary users, `$3` that of owners, `$4` when a notice began to count; `$5` and `$6` are
 * when the first and the second notice were due at the latest for the next step.
 */
const inactive: Query = {
  name: 'inactive_users',
  text: `select id, case when first_at is null then 'first notice' when second_at is null then 'second notice' else 'erasure' end step
    from (
      select u.id,
        (select max(e.created_at) from audit_entry e where e.subject_id = u.id and e.event = 'user.inactivity-noticed'
          and e.created_at > $4 and e.details ->> 'days' = '${FIRST_NOTICE}') first_at,
        (select max(e.created_at) from audit_entry e where e.subject_id = u.id and e.event = 'user.inactivity-noticed'
          and e.created_at > $4 and e.details ->> 'days' = '${SECOND_NOTICE}') second_at
      from "user" u
      where u.created_at < $1 and u.email_verified and u.kind = 'person' and u.role = $2 and not u.banned and not u.is_anonymous
        and ($7::uuid is null or u.id = $7)
        and not exists (select from member m where m.user_id = u.id and $3 = any(string_to_array(m.role, ',')))
        and not exists (select from session s where s.user_id = u.id and s.updated_at > $1)
        and not exists (select from api_key k where k.user_id = u.id and k.last_used_at > $1)
        and not exists (select from passkey p where p.user_id = u.id and p.last_used_at > $1)
        and not exists (select from oauth_grant g join oauth_artifact a on a.grant_id = g.id
          where g.user_id = u.id and a.expires_at > now())
        and not exists (select from managed_account m where m.user_id = u.id)
        and not exists (select from imported_row r join import_run i on i.id = r.run_id
          where r.target_id = u.id and r.kind = 'user' and i.started_at > $1)
        and not exists (select from legal_hold h where h.user_id = u.id and h.lifted_at is null
          and (h.ends_at is null or h.ends_at > now()))
        and not exists (select from audit_entry e where e.actor_id = u.id and e.created_at > $1)
    ) silent
    where first_at is null or (second_at is null and first_at < $5) or second_at < $6
    order by id limit ${AT_ONCE}`,
};

interface Due {
  id: string;
  step: 'first notice' | 'second notice' | 'erasure';
}

function valuesOf(service: { options: Options }, days: number, userId: string | null): unknown[] {
  const at = (before: number) => inSeconds(-before * DAY);
  return [
    at(days - FIRST_NOTICE),
    platformOptions.of(service).defaultRole,
    organizationOptions.of(service).access.topRole,
    at(NOTICE_COUNTS),
    at(FIRST_NOTICE - SECOND_NOTICE),
    at(SECOND_NOTICE),
    userId,
  ];
}

/** Mails users who have been inactive, twice, and erases those who stay inactive. */
export async function eraseInactive(service: AppServices, days: number): Promise<void> {
  const due = await service.reads.rows<Due>(inactive, valuesOf(service, days, null));
  const done = { mailed: 0, erased: 0 };
  for (const { id, step } of due) {
    try {
      await inBackgroundCall(service, async (ctx) => {
        if (!(await isDue(ctx, { id, step }, days))) return;
        if (step === 'erasure') await erase(ctx, id);
        else await notice(ctx, id, step === 'first notice' ? FIRST_NOTICE : SECOND_NOTICE);
        done[step === 'erasure' ? 'erased' : 'mailed'] += 1;
      });
    } catch (error) {
      // The only owner of an organization, for example.
      if (!(error instanceof AppError)) throw error;
    }
  }
  if (due.length > 0) service.log.info(done, 'retention of inactive users');
}

/** Whether the user did nothing since the list was read, and no other process took the step. Locks the user. */
async function isDue(ctx: RequestContext, { id, step }: Due, days: number): Promise<boolean> {
  if ((await findUserForUpdate(ctx.em, id)) === null) return false;
  const [rows] = await lockAndRead(ctx.em, [inactive, valuesOf(ctx, days, id)]);
  return (rows as Due[])[0]?.step === step;
}

async function notice(ctx: RequestContext, id: string, days: number): Promise<void> {
  const user = (await findUserForUpdate(ctx.em, id))!;
  ctx.audit('user.inactivity-noticed', { subjectId: id, details: { days } });
  ctx.sendMail(inactiveAccountMail, { user, days });
}

async function erase(ctx: RequestContext, id: string): Promise<void> {
  const user = (await findUserForUpdate(ctx.em, id))!;
  ctx.audit('user.removed', { subjectId: id, details: { by: 'retention' } });
  mailReceipt(ctx, user, await removeUser(ctx, user, 'retention'));
}
