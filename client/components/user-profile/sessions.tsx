import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { RelativeTime, useDeviceName } from '#client/components/ui/localized-text.tsx';
import { ConfirmedAction } from '#client/components/ui/action.tsx';
import { Icon } from '#client/components/ui/icons.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Page } from '#client/components/ui/panel.tsx';
import { Badge } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import type { AccountPageProps } from './account-page.ts';

/** The devices that are signed in, this one first. */
export function SessionsPage({ isEditable }: AccountPageProps): ReactElement {
  const texts = useTexts('account', accountTexts).sessions;
  const deviceOf = useDeviceName();
  const { data: current } = useSession();
  const sessions = trpc.listSessions.useQuery({});
  const revoke = trpc.revokeSession.useMutation();
  const revokeOthers = trpc.revokeOtherSessions.useMutation();
  const rank = ({ id }: { id: string }) => Number(id !== current?.session.id);
  const list = sessions.data?.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt)) ?? [];
  if (sessions.error && !sessions.data) {
    return <LoadFailure error={sessions.error} retry={() => void sessions.refetch()} />;
  }
  return (
    <Page
      title={texts.title}
      about={texts.about}
      action={
        list.length > 1 && isEditable ? (
          <ConfirmedAction
            label={texts.signOutOthers}
            question={texts.othersQuestion}
            consequences={texts.othersConsequences}
            run={() => revokeOthers.mutateAsync({})}
          />
        ) : null
      }
    >
      {sessions.data ? (
        <ul className="gh-rows">
          {list.map((session) => {
            const device = deviceOf(session.userAgent);
            const isCurrent = rank(session) === 0;
            return (
              <li key={session.id} className="gh-row">
                <Icon name="device" size={22} />
                <div className="gh-grow">
                  <strong>
                    {device} {isCurrent ? <Badge variant="good">{texts.current}</Badge> : null}
                  </strong>
                  <span>
                    {session.ipAddress || texts.unknownIp} · {texts.signedIn} <RelativeTime at={session.createdAt} />
                  </span>
                </div>
                {isCurrent || !isEditable ? null : (
                  <ConfirmedAction
                    label={texts.signOut}
                    describedAs={`${texts.signOut}: ${device}`}
                    question={texts.question}
                    consequences={texts.consequences(device)}
                    confirm={texts.submit}
                    run={() => revoke.mutateAsync({ token: session.token })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <Waiting rows={2} />
      )}
    </Page>
  );
}
