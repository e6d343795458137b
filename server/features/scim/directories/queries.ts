import type { EntityManager } from '@mikro-orm/postgresql';

import { now } from '#server/lib/now.ts';

export const TAKEN_TOKENS = 100;

export interface ExpiringToken {
  id: string;
  directoryId: string;
  expiresAt: Date;
}

/** Tokens whose expiry is as many days away as one of these numbers, or fewer, and was not announced since then. */
const expiring = `update "scim_token" set "warned_at" = ? where "id" in (
    select "token"."id" from "scim_token" as "token"
    join "scim_directory" on "scim_directory"."id" = "token"."directory_id" and "enabled"
    cross join lateral (
      select max("expires_at" - "days" * interval '1 day') as "latest" from unnest(array[30, 7, 1]) as "days"
      where "expires_at" - "days" * interval '1 day' <= ?) as "warning"
    where "expires_at" > ? and coalesce("warned_at" < "latest", "latest" is not null)
      and "latest" > "token"."created_at"
      and not exists (select from "scim_token" as "next" where "next"."directory_id" = "token"."directory_id"
        and "next"."last_used_at" is not null and "next"."expires_at" > "token"."expires_at")
    limit ${TAKEN_TOKENS} for update of "token" skip locked)
  returning "id", "directory_id" as "directoryId", "expires_at" as "expiresAt"`;

/** Takes the tokens whose expiry a mail must announce. One that a later token has replaced is none of them. */
export function takeExpiringTokens(em: EntityManager): Promise<ExpiringToken[]> {
  const time = now();
  return em.execute<ExpiringToken[]>(expiring, [time, time, time]);
}
