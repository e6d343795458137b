import type { RequestContext } from '#server/call/context.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';

import type { OrganizationDomain } from './domain.entity.ts';

const MAX_RECIPIENTS = 10;

/** The members who get the mails about a domain: who added it, and the owners. */
export async function findRecipients(ctx: RequestContext, claim: OrganizationDomain): Promise<User[]> {
  const { organizationId, creator } = claim;
  const { topRole } = organizationOptions.of(ctx).access;
  const creatorId = creator?.id ?? null;
  // Service accounts have no mailbox.
  const rows = await ctx.em.execute<object[]>(
    `select "user".* from "member" join "user" on "user"."id" = "member"."user_id"
     where "organization_id" = ? and ("user"."id" = ? or ? = any(string_to_array("member"."role", ',')))
       and "user"."kind" = 'person' and not ("user"."banned" and coalesce("user"."ban_expires" > ?, true))
     order by ("user"."id" = ?) desc nulls last, "user"."id" limit ${MAX_RECIPIENTS}`,
    [organizationId, creatorId, topRole, now(), creatorId],
  );
  return rows.map((row) => ctx.em.map(User, row));
}
