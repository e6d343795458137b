import { NativeSelect } from '@mantine/core';

import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts } from '#client/components/texts/organizations/member-texts.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { RoleBadges } from '#client/features/organizations/role-badges.tsx';
import { trpc } from '#client/sdk/react.tsx';

/** The role of a member, which a choice changes in place. Several roles, and the own ones, change in the dialog. */
export function RoleInRow({ member, isMe }: { member: ListedMember; isMe: boolean }) {
  const { organization, access, hasPermission, outranks } = useOrganization();
  const { isPending, run } = useSingleFlight();
  const update = trpc.organization.updateMemberRole.useMutation();
  const { id: memberId, role, user } = member;
  const choices = rolesByRank(access).filter((each) => outranks(each));
  const isOffered = !isMe && choices.includes(role) && hasPermission({ member: ['update'] });
  if (!isOffered) return <RoleBadges role={role} />;
  const change = (chosen: string) =>
    run(async () => {
      await update.mutateAsync({ memberId, role: [chosen], organizationId: organization.id });
      notifySuccess(texts.roles.updated);
    }, notifyError);
  return (
    <NativeSelect
      size="xs"
      styles={{ input: { fontSize: 'var(--mantine-font-size-sm)' } }}
      w="fit-content"
      miw="6.5rem"
      maw="11rem"
      aria-label={`${texts.filters.role}: ${user.name || user.email}`}
      data={choices.map((each) => ({ value: each, label: roleName(each) }))}
      value={isPending ? (update.variables?.role[0] ?? role) : role}
      disabled={isPending}
      onChange={({ currentTarget }) => void change(currentTarget.value)}
    />
  );
}
