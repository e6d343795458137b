import { defineAttention } from '#server/call/attention.ts';
import { administratorRoles, listedAdministratorIds } from '#server/features/users/platform-role.ts';

/** Administrators whose sign-in with a password is not challenged. */
export const unprotectedAdministrators = defineAttention(
  ['administrators-without-second-factor'],
  async ({ reads, options }) => {
    const values = [administratorRoles(options), listedAdministratorIds(options)];
    const query = { name: 'unprotected_administrators', text: UNPROTECTED };
    const [row] = await reads.rows<{ count: number }>(query, values);
    return [{ name: 'administrators-without-second-factor', count: row!.count }];
  },
);

const UNPROTECTED = `
select count(*)::int "count" from "user"
where (string_to_array("role", ',') && $1::text[] or "id" = any($2::uuid[]))
  and not "two_factor_enabled" and not "banned" and "kind" = 'person'`;
