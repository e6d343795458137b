import { useState, type ReactElement } from 'react';

import { rolesByRank } from '#client/components/lib/roles.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { rolesOf } from '#shared/lib/permissions.ts';

import { ConfirmDialog } from '#client/components/ui/action.tsx';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Failure, Form } from '#client/components/ui/form.tsx';
import { MenuItem, RowMenu } from '#client/components/ui/menu.tsx';
import { Badge } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { RoleBadges, RoleChoice, useRoleNames } from './role-choice.tsx';
import { useOrganization } from './use-organization.ts';

type Member = Outputs['organization']['listMembers']['members'][number];

interface RowProps {
  member: Member;
}

interface DialogOfRowProps extends RowProps {
  onClose: () => void;
}

/** The actions of a row that open a dialog. */
const dialogs = { changeRoles: ChangeRoles, transfer: Transfer, remove: Remove } as const;

/** A member with the role, which changes in place, and a menu. */
export function MemberRow({ member }: RowProps): ReactElement {
  const { access, isOwner, member: me, may, outranks } = useOrganization();
  const texts = useTexts('members', memberTexts);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const { id, user, role } = member;
  const name = nameOf(member);
  const isMe = id === me.id;
  const canManage = outranks(role);
  const mayChange = canManage && may({ member: ['update'] });
  const actions = {
    changeRoles: mayChange,
    transfer: isOwner && !isMe && !rolesOf(role).includes(access.topRole),
    remove: canManage && !isMe && may({ member: ['delete'] }),
  };
  const offered = (Object.keys(actions) as (keyof typeof actions)[]).filter((action) => actions[action]);
  const OpenDialog = open && dialogs[open];
  return (
    <li className="gh-row gh-person">
      <Avatar name={name} image={user.image} size={36} />
      <div className="gh-grow">
        <strong>
          {name} {isMe ? <Badge>{texts.you}</Badge> : null}
        </strong>
        <span>{user.email}</span>
      </div>
      {mayChange && !isMe ? <RoleSelect member={member} /> : <RoleBadges role={role} />}
      {offered.length > 0 ? (
        <RowMenu label={texts.menu.label(name)}>
          {(close) =>
            offered.map((action) => (
              <MenuItem
                key={action}
                isDangerous={action === 'remove'}
                onClick={() => {
                  close();
                  setOpen(action);
                }}
              >
                {texts.menu[action]}
              </MenuItem>
            ))
          }
        </RowMenu>
      ) : (
        // In the place of the menu.
        <span className="gh-close" />
      )}
      {OpenDialog ? <OpenDialog member={member} onClose={() => setOpen(null)} /> : null}
    </li>
  );
}

function nameOf({ user }: Member): string {
  return user.name || user.email;
}

/** Gives the member one role. Several roles are one entry, which the dialog changes. */
function RoleSelect({ member }: RowProps): ReactElement {
  const { organization, access, outranks } = useOrganization();
  const { roles: texts } = useTexts('members', memberTexts);
  const { isPending, error, run } = useSingleFlight();
  const update = trpc.organization.updateMemberRole.useMutation();
  const choices = rolesByRank(access).filter((role) => outranks(role));
  const several = choices.includes(member.role) ? [] : [member.role];
  const roleNames = useRoleNames();
  return (
    <>
      <select
        className="gh-select"
        aria-label={`${texts.label}: ${nameOf(member)}`}
        value={member.role}
        disabled={isPending}
        onChange={({ target }) => {
          const role = rolesOf(target.value);
          void run(() => update.mutateAsync({ memberId: member.id, role, organizationId: organization.id }));
        }}
      >
        {[...several, ...choices].map((role) => (
          <option key={role} value={role}>
            {roleNames(role)}
          </option>
        ))}
      </select>
      {error ? <Failure error={error} /> : null}
    </>
  );
}

function ChangeRoles({ member, onClose }: DialogOfRowProps): ReactElement {
  const { organization, member: me } = useOrganization();
  const { roles: texts } = useTexts('members', memberTexts);
  const update = trpc.organization.updateMemberRole.useMutation({ onSuccess: onClose });
  return (
    <Dialog title={texts.dialog(nameOf(member))} onClose={onClose}>
      {member.id === me.id ? <p className="gh-quiet">{texts.ownWarning}</p> : null}
      <Form
        onSubmit={({ role = '' }) =>
          update.mutateAsync({
            memberId: member.id,
            role: role.split(',').filter(Boolean),
            organizationId: organization.id,
          })
        }
        action={texts.submit}
      >
        <RoleChoice initial={member.role} />
      </Form>
    </Dialog>
  );
}

function Transfer({ member, onClose }: DialogOfRowProps): ReactElement {
  const { organization } = useOrganization();
  const { transfer: texts } = useTexts('members', memberTexts);
  const transfer = trpc.organization.transferOwnership.useMutation();
  return (
    <ConfirmDialog
      question={texts.dialog(nameOf(member))}
      consequences={texts.body(nameOf(member), organization.name)}
      confirm={texts.submit}
      run={() => transfer.mutateAsync({ memberId: member.id, organizationId: organization.id })}
      onClose={onClose}
    />
  );
}

function Remove({ member, onClose }: DialogOfRowProps): ReactElement {
  const { organization } = useOrganization();
  const { remove: texts } = useTexts('members', memberTexts);
  const remove = trpc.organization.removeMember.useMutation();
  return (
    <ConfirmDialog
      question={texts.dialog(nameOf(member))}
      consequences={texts.body(nameOf(member), organization.name)}
      confirm={texts.submit}
      run={() => remove.mutateAsync({ memberIdOrEmail: member.id, organizationId: organization.id })}
      onClose={onClose}
    />
  );
}
