import { z } from 'zod';

import type { RoleDefinitions, Statements } from '#shared/lib/permissions.ts';

const name = z.string().regex(/^[^,\s]+$/);
const ActionsByName = z.record(name, z.array(z.string()).readonly());
const roleName = z.string().regex(/^[^,\s][^,]*$/);
// Objects of better-auth's `newRole` have methods beside their statements.
const RoleDefinition = z.union([ActionsByName, z.looseObject({ statements: ActionsByName })]);

/** The options that describe resources and roles: our tables, or the objects of better-auth's `createAccessControl`. */
export const accessControlOptions = {
  ac: z
    .looseObject({
      statements: z
        .custom<Statements>((value) => ActionsByName.safeParse(value).success, 'lists of actions by resource')
        .meta({ declaredAs: 'Statements', secret: false }),
    })
    .optional()
    .describe('Additional resources and their actions, from `createAccessControl`.'),
  roles: z
    .custom<RoleDefinitions>(
      (value) => z.record(roleName, RoleDefinition).safeParse(value).success,
      'permissions by role, with names without a comma',
    )
    .meta({ declaredAs: 'RoleDefinitions', secret: false })
    .default({})
    .describe('Additional roles, or other permissions for built-in roles: role -> resource -> actions.'),
};
