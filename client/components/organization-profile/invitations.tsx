import { useState, type ReactElement } from 'react';

import { useNow } from '#client/components/text/relative-time.tsx';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { texts as invitationTexts } from '#client/components/texts/organizations/invitation-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { RelativeTime } from '#client/components/ui/localized-text.tsx';
import { Action, ConfirmDialog } from '#client/components/ui/action.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Empty } from '#client/components/ui/empty.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { MenuItem, RowMenu } from '#client/components/ui/menu.tsx';
import { Page } from '#client/components/ui/section.tsx';
import { Done } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { Invite } from './invite.tsx';
import { useRoleNames } from './role-choice.tsx';
import { useOrganization } from './use-organization.ts';

const PAGE = 10;

type Invitation = Outputs['organization']['listInvitations'][number];

/** The pending invitations, for members who may invite. */
export function Invitations(): ReactElement {
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
    <Page title={texts.title} about={texts.empty.description} action={<Invite onSent={setSentTo} />}>
      <Done>{sentTo === null ? null : texts.invite.done(sentTo)}</Done>
      {data?.length === 0 ? (
        <Empty drawing="invitation" title={texts.empty.pending} />
      ) : data ? (
        <ul className="gh-rows">
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
    </Page>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }): ReactElement {
  const { may, outranks } = useOrganization();
  const texts = useTexts('invitations', invitationTexts);
  const now = useNow();
  const own = useTexts('components', componentTexts).invitation;
  const roleNames = useRoleNames();
  const [isRevoking, setRevoking] = useState(false);
  const { id, email, role, expiresAt } = invitation;
  const isExpired = new Date(expiresAt).getTime() < now;
  const resend = trpc.organization.resendInvitation.useMutation();
  const cancel = trpc.organization.cancelInvitation.useMutation();
  return (
    <li className="gh-row gh-person">
      <div className="gh-grow">
        <strong>{email}</strong>
        <span>
          {roleNames(role)} · {isExpired ? texts.expired : texts.expires} <RelativeTime at={expiresAt} />
        </span>
      </div>
      {outranks(role) ? (
        <Action
          label={resend.isSuccess ? own.resent : own.resend}
          describedAs={texts.resend.label(email)}
          run={() => resend.mutateAsync({ invitationId: id })}
        />
      ) : null}
      {may({ invitation: ['cancel'] }) ? (
        <RowMenu label={texts.menu(email)}>
          {(close) => (
            <MenuItem
              isDangerous
              onClick={() => {
                close();
                setRevoking(true);
              }}
            >
              {texts.revoke.submit}
            </MenuItem>
          )}
        </RowMenu>
      ) : null}
      {isRevoking ? (
        <ConfirmDialog
          question={texts.revoke.dialog}
          consequences={texts.revoke.body(email)}
          confirm={texts.revoke.submit}
          run={() => cancel.mutateAsync({ invitationId: id })}
          onClose={() => setRevoking(false)}
        />
      ) : null}
    </li>
  );
}
