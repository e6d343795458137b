import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { findManagers, type Managed } from '#server/features/organizations/managers.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import type { Permissions } from '#shared/lib/permissions.ts';

import { TAKEN_EXPIRING, takeExpiring, type Expiring, type ExpiringRow } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What mails say about it. */
interface Warning {
  user: User;
  organizationName: string;
  days: number;
}

interface Expiry<Row extends ExpiringRow> extends Expiring {
  /** Of the members who get the mails. */
  permissions: Permissions;
  /** Records it. @returns what ends and the mail to a manager. */
  warn: (ctx: RequestContext, row: Row, days: number) => Promise<Managed & { mail: (warning: Warning) => void }>;
}

/** Mails the managers 30 days, 7 days and a day before something ends, once each. */
export async function warnOfExpiry<Row extends ExpiringRow>(service: AppServices, expiry: Expiry<Row>): Promise<void> {
  let count: number;
  do {
    count = 0;
    await inBackgroundCall(service, async (ctx) => {
      await ctx.em.begin();
      const taken = await takeExpiring<Row>(ctx.em, expiry);
      for (const row of taken) await warn(ctx, row, expiry);
      count = taken.length;
    });
  } while (count === TAKEN_EXPIRING && !service.readiness.draining);
}

async function warn<Row extends ExpiringRow>(ctx: RequestContext, row: Row, expiry: Expiry<Row>): Promise<void> {
  const days = Math.ceil((new Date(row.endsAt).getTime() - now().getTime()) / DAY_MS);
  const { mail, ...managed } = await expiry.warn(ctx, row, days);
  const { name: organizationName } = await ctx.em.findOneOrFail(Organization, { id: managed.organizationId });
  for (const user of await findManagers(ctx, managed, expiry.permissions)) mail({ user, organizationName, days });
}
