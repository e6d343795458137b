import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices } from '#server/call/context.ts';
import type { Job } from '#server/call/feature.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import type { Query } from '#server/db/reads.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';

import { eraseInactive, inactivityOf } from './inactive-users.ts';
import { personalDataOptions } from './personal-data.options.ts';

const DAY = 86_400;
/** Small enough for the statement timeout. */
const BATCH = 5000;
/** Users whom one run erases. */
const ERASED_AT_ONCE = 100;

/** Deletes what is older than the options say, and records how much. */
export const retentionJob: Job = {
  name: 'retention of personal data',
  every: ({ options }) => options.advanced.sweepInterval,
  run: async (service) => {
    const { endedInvitations, unverifiedUsers } = personalDataOptions.of(service).retention;
    await deleteEndedInvitations(service, inSeconds(-endedInvitations * DAY));
    if (unverifiedUsers !== undefined) await eraseUnverified(service, inSeconds(-unverifiedUsers * DAY));
    const inactiveUsers = inactivityOf(service);
    if (inactiveUsers !== undefined) await eraseInactive(service, inactiveUsers);
  },
};

/** Accepted, rejected, canceled and expired ones alike: after its expiry an invitation is only a record of an address. */
async function deleteEndedInvitations({ orm, log }: AppServices, expiredBefore: Date): Promise<void> {
  let invitations = 0;
  for (let deleted = BATCH; deleted === BATCH; invitations += deleted) {
    deleted = await inTransaction(orm.em.fork(), async (em) => {
      const rows = await em.execute<object[]>(
        `delete from invitation where id in (select i.id from invitation i where i.expires_at < ?
           and not exists (select from legal_hold h where h.organization_id = i.organization_id
             and h.lifted_at is null and (h.ends_at is null or h.ends_at > now()))
           limit ${BATCH}) returning id`,
        [expiredBefore],
      );
      return rows.length;
    });
  }
  if (invitations > 0) log.info({ invitations }, 'deleted ended invitations');
}

/** Nothing but a sign-up that its address never proved: no session since, no other credential, no membership. */
const unverified: Query = {
  name: 'unverified_users',
  text: `select u.id from "user" u
    where not u.email_verified and u.kind = 'person' and u.role = $2 and not u.is_anonymous and not u.phone_number_verified
      and u.created_at < $1
      and not exists (select from session s where s.user_id = u.id and (s.updated_at > $1 or s.expires_at > now()))
      and not exists (select from account a where a.user_id = u.id and (a.provider_id <> 'credential' or a.provisioned))
      and not exists (select from passkey p where p.user_id = u.id)
      and not exists (select from member m where m.user_id = u.id)
      and not exists (select from managed_account m where m.user_id = u.id)
    order by u.created_at, u.id limit ${ERASED_AT_ONCE}`,
};

async function eraseUnverified(service: AppServices, createdBefore: Date): Promise<void> {
  const rows = await service.reads.rows<{ id: string }>(unverified, [
    createdBefore,
    platformOptions.of(service).defaultRole,
  ]);
  let users = 0;
  for (const { id } of rows) {
    try {
      await inBackgroundCall(service, async (ctx) => {
        const user = await findUserForUpdate(ctx.em, id);
        // The address was proven meanwhile.
        if (user === null || user.emailVerified) return;
        ctx.audit('user.removed', { subjectId: id, details: { by: 'retention' } });
        await removeUser(ctx, user, 'retention');
        users += 1;
      });
    } catch (error) {
      // On hold, for example.
      if (!(error instanceof AppError)) throw error;
    }
  }
  if (users > 0) service.log.info({ users }, 'erased users who never proved their address');
}
