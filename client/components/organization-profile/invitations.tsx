import { useState, type ReactElement } from 'react';

import { useNow } from '#client/components/text/relative-time.tsx';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { rolesByRank } from '#client/components/lib/roles.ts';
import { texts as invitationTexts } from '#client/components/texts/invitation-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { RelativeTime } from '#client/components/ui/localized-text.tsx';
import { Action, ConfirmedAction } from '#client/components/ui/action.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { EmailField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Done, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { RoleBadges, RoleChoice } from './role-choice.tsx';
import { useOrganization } from './use-organization.ts';

const PAGE = 10;

type Invitation = Outputs['organization']['listInvitations'][number];

/** The pending invitations, for members who may invite. */
export function Invitations(): ReactElement | null {
  return useOrganization().may({ invitation: ['create'] }) ? <PendingInvitations /> : null;
}

function PendingInvitations(): ReactElement {
  const { organization } = useOrganization();
  const texts = useTexts('invitations', invitationTexts);
  const shell = useTexts('shell', shellTexts);
  const [page, setPage] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const query = trpc.organization.listInvitations.useQuery({
    organizationId: organization.id,
    status: 'pending',
    // One row more than the page shows whether there is a next page.
    limit: PAGE + 1,
    offset: page * PAGE,
  });
  const { data } = query;
  if (query.error && !data) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  return (
    <Section title={texts.title} about={texts.empty.description}>
      {data ? (
        <ul className="gh-rows">
          {data.length === 0 ? <li className="gh-row gh-quiet">{texts.empty.pending}</li> : null}
          {data.slice(0, PAGE).map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : (
        <Waiting rows={1} />
      )}
      {page > 0 || (data && data.length > PAGE) ? (
        <span className="gh-pager">
          <Button variant="plain" small disabled={page === 0} onClick={() => setPage(page - 1)}>
            {shell.list.previous}
          </Button>
          <Button variant="plain" small disabled={!data || data.length <= PAGE} onClick={() => setPage(page + 1)}>
            {shell.list.next}
          </Button>
        </span>
      ) : null}
      <Invite onSent={setSentTo} />
      <Done>{sentTo === null ? null : texts.invite.done(sentTo)}</Done>
    </Section>
  );
}

function Invite({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const { organization, access } = useOrganization();
  const texts = useTexts('invitations', invitationTexts).invite;
  const [isOpen, setOpen] = useState(false);
  const invite = trpc.organization.inviteMember.useMutation({
    onSuccess: ({ email }) => {
      setOpen(false);
      onSent(email);
    },
  });
  const roles = rolesByRank(access);
  const initial = roles.includes('member') ? 'member' : roles.at(-1)!;
  return (
    <div>
      <Button small onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <Dialog title={texts.dialog(organization.name)} onClose={() => setOpen(false)}>
          <Form
            onSubmit={({ email = '', role = '' }) =>
              invite.mutateAsync({ email, role: role.split(',').filter(Boolean), organizationId: organization.id })
            }
            action={texts.submit}
          >
            <EmailField autoComplete="off" />
            <RoleChoice initial={initial} />
          </Form>
        </Dialog>
      ) : null}
    </div>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }): ReactElement {
  const { may, outranks } = useOrganization();
  const texts = useTexts('invitations', invitationTexts);
  const now = useNow();
  const own = useTexts('components', componentTexts).invitation;
  const { id, email, role, expiresAt } = invitation;
  const isExpired = new Date(expiresAt).getTime() < now;
  const resend = trpc.organization.resendInvitation.useMutation();
  const cancel = trpc.organization.cancelInvitation.useMutation();
  return (
    <li className="gh-row">
      <div className="gh-grow">
        <strong>{email}</strong>
        <span>
          {isExpired ? texts.expired : texts.expires} <RelativeTime at={expiresAt} />
        </span>
      </div>
      <RoleBadges role={role} />
      {outranks(role) ? (
        <Action
          label={resend.isSuccess ? own.resent : own.resend}
          describedAs={texts.resend.label(email)}
          run={() => resend.mutateAsync({ invitationId: id })}
        />
      ) : null}
      {may({ invitation: ['cancel'] }) ? (
        <ConfirmedAction
          label={own.revoke}
          describedAs={texts.revoke.label(email)}
          question={texts.revoke.dialog}
          consequences={texts.revoke.body(email)}
          confirm={texts.revoke.submit}
          run={() => cancel.mutateAsync({ invitationId: id })}
        />
      ) : null}
    </li>
  );
}
