import { useState, type ReactElement } from 'react';

import { roleDescription, roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';
import { texts as permissionTexts } from '#client/components/texts/organizations/role-texts.ts';
import { chosenRoles } from '#shared/lib/chosen-roles.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { useFieldError } from '#client/components/ui/form.tsx';
import { Badge } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useOrganization } from './use-organization.ts';

/** The roles of a member or an invitation as a text. */
export function useRoleNames(): (role: string) => string {
  const { roles } = useTexts('members', memberTexts);
  return (role) =>
    rolesOf(role)
      .map((each) => roleName(each, { roles }))
      .join(', ');
}

export function RoleBadges({ role }: { role: string }): ReactElement {
  const { access } = useOrganization();
  const texts = useTexts('members', memberTexts);
  return (
    <>
      {rolesOf(role).map((each) => (
        <Badge key={each} {...(each === access.topRole ? { variant: 'accent' } : {})}>
          {roleName(each, texts)}
        </Badge>
      ))}
    </>
  );
}

/** The form field `role`: one or several roles that the user may grant. */
export function RoleChoice({ initial }: { initial: string }): ReactElement {
  const { access, outranks } = useOrganization();
  const { roles } = useTexts('members', memberTexts);
  const permissions = useTexts('organizationRoles', permissionTexts);
  const { error, clear } = useFieldError('role');
  const [chosen, setChosen] = useState(() => rolesOf(initial));
  return (
    <fieldset className="gh-choice">
      <legend>{roles.label}</legend>
      {rolesByRank(access)
        .filter((role) => outranks(role))
        .map((role) => (
          <label key={role} className="gh-check">
            <input
              type="checkbox"
              name="role"
              value={role}
              checked={chosen.includes(role)}
              onChange={({ target: { checked } }) => {
                clear();
                const others = chosen.filter((each) => each !== role);
                setChosen(chosenRoles(chosen, checked ? [...others, role] : others));
              }}
            />
            <span>
              {roleName(role, { roles })}
              <small>{roleDescription(access, role, { roles, permissions })}</small>
            </span>
          </label>
        ))}
      {error ? <p className="gh-error">{error}</p> : null}
    </fieldset>
  );
}
