import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { BulkDialog } from '#client/console/selection/bulk-dialog.tsx';
import { SelectionBar } from '#client/console/selection/selection-bar.tsx';
import { texts as selectionTexts } from '#client/console/selection/texts.ts';
import type { Selection } from '#client/console/selection/use-selection.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './bulk-texts.ts';

/** Members that one dialog changes: each by a call of its own. */
export const MOST_SELECTED = 100;

type Action = 'changeRole' | 'remove';

/** The actions on the selected members, at the bottom of the window. */
export function MemberBar({ selection }: { selection: Selection<ListedMember> }) {
  const { hasPermission } = useOrganization();
  const [opened, setOpened] = useState<{ action: Action; members: readonly ListedMember[] } | null>(null);
  const { items } = selection;
  const dialog = { onClose: () => setOpened(null), onFailed: selection.replace, members: opened?.members ?? [] };
  const open = (action: Action) => () => setOpened({ action, members: items });
  return (
    <>
      {items.length > 0 ? (
        <SelectionBar
          label={texts.toolbar}
          selected={items.length < MOST_SELECTED ? selectionTexts.selected(items.length) : texts.most(MOST_SELECTED)}
          clearLabel={selectionTexts.clear}
          onClear={() => selection.replace([])}
        >
          {hasPermission({ member: ['update'] }) ? (
            <Button size="xs" variant="default" onClick={open('changeRole')}>
              {texts.changeRole.open}
            </Button>
          ) : null}
          {hasPermission({ member: ['delete'] }) ? (
            <Button size="xs" variant="default" c="var(--mantine-color-error)" onClick={open('remove')}>
              {texts.remove.open}
            </Button>
          ) : null}
        </SelectionBar>
      ) : null}
      {opened?.action === 'changeRole' ? <ChangeRole {...dialog} /> : null}
      {opened?.action === 'remove' ? <Remove {...dialog} /> : null}
    </>
  );
}

interface DialogProps {
  members: readonly ListedMember[];
  onClose: () => void;
  onFailed: (members: readonly ListedMember[]) => void;
}

const nameOf = ({ user: { name, email } }: ListedMember) => name || email;

function ChangeRole({ members, ...dialog }: DialogProps) {
  const { organization, access, outranks } = useOrganization();
  const { client } = trpc.useUtils();
  // The lowest first, which most members get.
  const roles = rolesByRank(access).filter(outranks).toReversed();
  const [role, setRole] = useState(roles[0] ?? '');
  const { submit, ...action } = texts.changeRole;
  return (
    <BulkDialog
      {...dialog}
      items={members}
      nameOf={nameOf}
      name="organization.updateMemberRole"
      call={({ id: memberId }) =>
        client.organization.updateMemberRole.mutate({ memberId, role: [role], organizationId: organization.id })
      }
      texts={{ ...action, submit: () => submit }}
      failed={texts.failed}
      isHarmless
    >
      <NativeSelect
        label={memberTexts.filters.role}
        data={roles.map((each) => ({ value: each, label: roleName(each) }))}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
      />
    </BulkDialog>
  );
}

function Remove({ members, ...dialog }: DialogProps) {
  const { organization } = useOrganization();
  const { client } = trpc.useUtils();
  return (
    <BulkDialog
      {...dialog}
      items={members}
      nameOf={nameOf}
      name="organization.removeMember"
      call={({ id: memberIdOrEmail }) =>
        client.organization.removeMember.mutate({ memberIdOrEmail, organizationId: organization.id })
      }
      texts={{ ...texts.remove, about: texts.remove.about(organization.name) }}
      failed={texts.failed}
    />
  );
}
