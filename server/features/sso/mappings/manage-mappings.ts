import type { Call } from '#server/call/context.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { requireTeams } from '#server/features/organizations/teams/require-teams.ts';
import { isWithinCeiling, requireManageable } from '#server/features/sso/connections/connection-roles.ts';
import { requireConnection } from '#server/features/sso/connections/find-connection.ts';
import { recordUpdate } from '#server/features/sso/connections/record-change.ts';
import { GroupMapping } from '#server/features/sso/group-mapping.entity.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import { AppError } from '#server/lib/errors.ts';
import type { SetMappings } from '#shared/sso/mappings.ts';
import type { ProviderIdInput } from '#shared/sso/schemas.ts';

import { mappingsOf } from './current-mappings.ts';

export async function listMappings({ ctx, input }: Call<MemberQueryContext, typeof ProviderIdInput>) {
  return present(await mappingsOf(ctx.em, await requireConnection(ctx, input.providerId)));
}

/** Replaces the mappings of a connection, which count at the next sign-in of each member. */
export async function setMappings({ ctx, input }: Call<MemberContext, typeof SetMappings>) {
  const { em, access, organizationId } = ctx;
  const connection = await requireConnection(ctx, input.providerId);
  // The caller outranks the ceiling, and so every role below it.
  requireManageable(ctx, connection);
  for (const { role } of input.mappings) {
    if (role === undefined) continue;
    requireRoles(access, [role]);
    if (!isWithinCeiling(access, connection, role)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE');
  }
  const teamIds = input.mappings.flatMap(({ teamId }) => teamId ?? []);
  await requireTeams(ctx, organizationId, teamIds);

  await em.nativeDelete(GroupMapping, { connection: connection.id });
  const mappings = input.mappings.map(({ claim, value, role = null, teamId }) =>
    em.create(GroupMapping, { organization: organizationId, connection, claim, value, role, team: teamId ?? null }),
  );
  recordUpdate(ctx, connection, ['mappings']);
  return present(mappings);
}

function present(mappings: readonly GroupMapping[]) {
  return { mappings: mappings.map(({ team, ...mapping }) => ({ ...mapping, teamId: team?.id ?? null })) };
}
