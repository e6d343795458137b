import type { Expiring } from '#server/features/domains/queries.ts';

/** Tokens of directories in use. One that a later token has replaced is none of them, nor is one that was meant to be short. */
export const expiringTokens: Expiring = {
  table: 'scim_token',
  endsAt: 'expires_at',
  join: 'join "scim_directory" on "scim_directory"."id" = "ending"."directory_id" and "enabled"',
  condition: `"latest" > "ending"."created_at" and not exists (
    select from "scim_token" as "next" where "next"."directory_id" = "ending"."directory_id"
      and "next"."last_used_at" is not null and "next"."expires_at" > "ending"."expires_at")`,
  columns: '"directory_id" as "directoryId"',
};
