import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';

import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { texts as invitationTexts } from '#client/components/texts/organizations/invitation-texts.ts';
import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Page } from '#client/components/ui/section.tsx';
import { Done } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { Invite } from './invite.tsx';
import { MemberRow } from './member-row.tsx';
import { useOrganization } from './use-organization.ts';

const PAGE = 10;

export function Members(): ReactElement {
  const { organization, may } = useOrganization();
  const texts = useTexts('members', memberTexts);
  const shell = useTexts('shell', shellTexts);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [page, setPage] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { invite } = useTexts('invitations', invitationTexts);
  const query = trpc.organization.listMembers.useQuery(
    { organizationId: organization.id, search: search || undefined, limit: PAGE, offset: page * PAGE },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  const isPaged = data !== undefined && (data.total > PAGE || typed !== '');
  if (query.error && !data) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  return (
    <Page
      title={texts.title}
      about={texts.about(organization.name)}
      action={may({ invitation: ['create'] }) ? <Invite onSent={setSentTo} /> : null}
    >
      <Done>{sentTo === null ? null : invite.done(sentTo)}</Done>
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
    </Page>
  );
}
