import type { AttentionRule } from '#server/call/attention.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';

/** Administrators whose sign-in with a password is not challenged. */
export const unprotectedAdministrators: AttentionRule = {
  name: 'administrators-without-second-factor',
  count: async ({ reads, options }) => {
    const { adminRoles, adminUserIds } = platformOptions.of({ options });
    const query = { name: 'unprotected_administrators', text: UNPROTECTED };
    const [row] = await reads.rows<{ count: number }>(query, [adminRoles, adminUserIds]);
    return row!.count;
  },
};

const UNPROTECTED = `
select count(*)::int "count" from "user"
where (string_to_array("role", ',') && $1::text[] or "id" = any($2::uuid[]))
  and not "two_factor_enabled" and not "banned" and "kind" = 'person'`;
