import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';

import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { pageLocale } from '#client/components/text/localized.ts';
import { texts as memberTexts } from '#client/components/texts/member-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { rolesOf } from '#shared/lib/permissions.ts';

import { ConfirmedAction } from '#client/components/ui/action.tsx';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Badge, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { RoleBadges, RoleChoice } from './role-choice.tsx';
import { useOrganization } from './use-organization.ts';

const PAGE = 10;

type Member = Outputs['organization']['listMembers']['members'][number];

export function Members(): ReactElement {
  const { organization } = useOrganization();
  const texts = useTexts('members', memberTexts);
  const shell = useTexts('shell', shellTexts);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [page, setPage] = useState(0);
  const query = trpc.organization.listMembers.useQuery(
    { organizationId: organization.id, search: search || undefined, limit: PAGE, offset: page * PAGE },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  const isPaged = data !== undefined && (data.total > PAGE || typed !== '');
  if (query.error && !data) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  return (
    <Section title={texts.title} about={texts.about(organization.name)}>
      {isPaged ? (
        <div className="gh-input">
          <input
            type="search"
            aria-label={shell.search.people}
            placeholder={shell.search.people}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setPage(0);
            }}
          />
        </div>
      ) : null}
      {data ? (
        <ul className="gh-rows">
          {data.members.length === 0 ? <li className="gh-row gh-quiet">{texts.empty.title}</li> : null}
          {data.members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      ) : (
        <Waiting rows={2} />
      )}
      {data && data.total > PAGE ? (
        <div className="gh-between">
          <span className="gh-quiet">{texts.count(data.total, data.total.toLocaleString(pageLocale()))}</span>
          <span className="gh-pager">
            <Button variant="plain" small disabled={page === 0} onClick={() => setPage(page - 1)}>
              {shell.list.previous}
            </Button>
            <Button variant="plain" small disabled={(page + 1) * PAGE >= data.total} onClick={() => setPage(page + 1)}>
              {shell.list.next}
            </Button>
          </span>
        </div>
      ) : null}
    </Section>
  );
}

function MemberRow({ member }: { member: Member }): ReactElement {
  const { organization, member: me, may, outranks, isOwner, access } = useOrganization();
  const texts = useTexts('members', memberTexts);
  const remove = trpc.organization.removeMember.useMutation();
  const transfer = trpc.organization.transferOwnership.useMutation();
  const { id, user, role } = member;
  const name = user.name || user.email;
  const isMe = id === me.id;
  const canManage = outranks(role);
  return (
    <li className="gh-row">
      <Avatar name={name} image={user.image} size={36} />
      <div className="gh-grow">
        <strong>
          {name} {isMe ? <Badge>{texts.you}</Badge> : null}
        </strong>
        <span>{user.email}</span>
      </div>
      <RoleBadges role={role} />
      {canManage && may({ member: ['update'] }) ? <ChangeRoles member={member} name={name} /> : null}
      {isOwner && !isMe && !rolesOf(role).includes(access.topRole) ? (
        <ConfirmedAction
          label={texts.menu.transfer}
          describedAs={`${texts.menu.transfer}: ${name}`}
          question={texts.transfer.dialog(name)}
          consequences={texts.transfer.body(name, organization.name)}
          confirm={texts.transfer.submit}
          run={() => transfer.mutateAsync({ memberId: id, organizationId: organization.id })}
        />
      ) : null}
      {canManage && !isMe && may({ member: ['delete'] }) ? (
        <ConfirmedAction
          label={texts.menu.remove}
          describedAs={`${texts.menu.remove}: ${name}`}
          question={texts.remove.dialog(name)}
          consequences={texts.remove.body(name, organization.name)}
          confirm={texts.remove.submit}
          run={() => remove.mutateAsync({ memberIdOrEmail: id, organizationId: organization.id })}
        />
      ) : null}
    </li>
  );
}

function ChangeRoles({ member, name }: { member: Member; name: string }): ReactElement {
  const { organization, member: me } = useOrganization();
  const texts = useTexts('members', memberTexts);
  const [isOpen, setOpen] = useState(false);
  const update = trpc.organization.updateMemberRole.useMutation({ onSuccess: () => setOpen(false) });
  return (
    <>
      <Button variant="plain" small aria-label={`${texts.menu.changeRoles}: ${name}`} onClick={() => setOpen(true)}>
        {texts.menu.changeRoles}
      </Button>
      {isOpen ? (
        <Dialog title={texts.roles.dialog(name)} onClose={() => setOpen(false)}>
          {member.id === me.id ? <p className="gh-quiet">{texts.roles.ownWarning}</p> : null}
          <Form
            onSubmit={({ role = '' }) =>
              update.mutateAsync({
                memberId: member.id,
                role: role.split(',').filter(Boolean),
                organizationId: organization.id,
              })
            }
            action={texts.roles.submit}
          >
            <RoleChoice initial={member.role} />
          </Form>
        </Dialog>
      ) : null}
    </>
  );
}
