import type { Call, RequestContext } from '#server/call/context.ts';
import type { Permissions } from '#shared/lib/permissions.ts';

/** The options that the web app reads from its page, for clients of other origins. */
export async function getPublicOptions({ ctx }: Call<RequestContext>) {
  const { organizationAccess, ...options } = await ctx.publicConfiguration();
  const { statements, roles, topRole } = organizationAccess;
  const ofRoles = Object.entries(roles).map(([role, permissions]) => [role, actionsOf(permissions)] as const);
  return {
    ...options,
    organizationAccess: { statements: actionsOf(statements), roles: Object.fromEntries(ofRoles), topRole },
  };
}

function actionsOf(permissions: Permissions): Record<string, string[]> {
  return Object.fromEntries(Object.entries(permissions).map(([resource, actions = []]) => [resource, [...actions]]));
}
