import { Button, Select, Text } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { ListedMember, ListedTeam } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ChangeTeamMember } from '#shared/organizations/teams.ts';

import { useTeams } from '#client/features/organizations/team-choice.tsx';
import { texts } from './texts.ts';

/** The number of suggested members; the search narrows them. */
const SUGGESTED = 20;

interface AddMemberProps {
  team: ListedTeam;
}

/** Adds a member of the organization to a team. */
export function AddMember({ team }: AddMemberProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button onClick={open} leftSection={<IconUserPlus size={16} />}>
        {texts.addMember.open}
      </Button>
      <AddMemberDialog team={team} opened={opened} onClose={close} />
    </>
  );
}

export function AddMemberDialog({ team, opened, onClose }: AddMemberProps & { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.addMember.label(team.name)}>
      <Add team={team} onDone={onClose} />
    </Dialog>
  );
}

function Add({ team, onDone }: { team: ListedTeam; onDone: () => void }) {
  const { organization } = useOrganization();
  const add = trpc.organization.addTeamMember.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.addMember.done(team.name));
    },
  });
  return (
    <CallForm
      schema={ChangeTeamMember}
      call={add}
      fixed={{ teamId: team.id, organizationId: organization.id }}
      action={texts.addMember.submit}
    >
      <MemberChoice team={team} />
    </CallForm>
  );
}

/** The form field `userId`: a member outside the team, searched by name or email. */
function MemberChoice({ team }: { team: ListedTeam }) {
  const { organization } = useOrganization();
  const field = useField('userId');
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<ListedMember>();
  // The label of the selected member is not a search.
  const [search] = useDebouncedValue(selected && text === nameOf(selected) ? '' : text.trim(), 250);
  const { data } = trpc.organization.listMembers.useQuery(
    {
      organizationId: organization.id,
      search: search || undefined,
      filterField: 'teamId',
      filterOperator: 'ne',
      filterValue: team.id,
      sortBy: 'name',
      limit: SUGGESTED,
    },
    { placeholderData: keepPreviousData },
  );
  const members = (data?.members ?? []).filter(({ id }) => id !== selected?.id);
  const offered = new Map([...(selected ? [selected] : []), ...members].map((member) => [member.userId, member]));
  return (
    <Select
      {...field}
      label={texts.addMember.member}
      data-autofocus
      placeholder={texts.addMember.search}
      required
      withAsterisk={false}
      value={field.value || null}
      onChange={(userId) => {
        setSelected(offered.get(userId ?? ''));
        field.onChange(userId);
      }}
      data={[...offered.values()].map((member) => ({ value: member.userId, label: nameOf(member) }))}
      searchable
      searchValue={text}
      onSearchChange={setText}
      // The service has filtered the members.
      filter={({ options }) => options}
      nothingFoundMessage={data ? texts.addMember.noMatch : texts.addMember.loading}
      renderOption={({ option }) => <Option member={offered.get(option.value)} />}
    />
  );
}

const nameOf = ({ user }: ListedMember) => user.name || user.email;

function Option({ member }: { member: ListedMember | undefined }) {
  const teams = useTeams().filter(({ id }) => member?.teamIds.includes(id));
  if (!member) return null;
  return (
    <div style={{ minWidth: 0 }}>
      <Text size="sm" truncate>
        <bdi>{nameOf(member)}</bdi>
      </Text>
      <Text size="xs" c="dimmed" truncate>
        <bdi>{[member.user.email, ...teams.map(({ name }) => name)].join(' · ')}</bdi>
      </Text>
    </div>
  );
}
