import { useState, type ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { RelativeTime, useDeviceName } from '#client/components/ui/localized-text.tsx';
import { ConfirmedAction } from '#client/components/ui/action.tsx';
import { DeviceIcon } from '#client/components/ui/device-icon.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Page } from '#client/components/ui/section.tsx';
import { Badge, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import type { AccountPageProps } from './account-page.ts';
import { SignInNotices } from './sign-in-notices.tsx';

type Session = Outputs['listSessions'][number];

/** The devices that are signed in, this one first. */
export function SessionsPage({ options, isEditable }: AccountPageProps): ReactElement {
  const texts = useTexts('account', accountTexts).sessions;
  const { data: current } = useSession();
  const sessions = trpc.listSessions.useQuery({});
  const revokeOthers = trpc.revokeOtherSessions.useMutation();
  const isCurrent = ({ id }: Session) => id === current?.session.id;
  const list = sessions.data?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? [];
  const others = list.filter((session) => !isCurrent(session));
  const rowsOf = (shown: readonly Session[]) => (
    <ul className="gh-rows">
      {shown.map((session) => (
        <SessionRow key={session.id} session={session} isCurrent={isCurrent(session)} isEditable={isEditable} />
      ))}
    </ul>
  );
  return (
    <Page title={texts.title} about={texts.about}>
      {sessions.error && !sessions.data ? (
        <LoadFailure error={sessions.error} retry={() => void sessions.refetch()} />
      ) : sessions.data ? (
        <>
          <Section title={texts.current}>{rowsOf(list.filter(isCurrent))}</Section>
          {others.length > 0 ? (
            <Section title={texts.others}>
              {isEditable ? (
                <div>
                  <ConfirmedAction
                    label={texts.signOutOthers}
                    question={texts.othersQuestion}
                    consequences={texts.othersConsequences}
                    done={texts.othersSignedOut}
                    run={() => revokeOthers.mutateAsync({})}
                  />
                </div>
              ) : null}
              {rowsOf(others)}
            </Section>
          ) : null}
          {options.signInNotices ? <SignInNotices isEditable={isEditable} /> : null}
        </>
      ) : (
        <Waiting rows={2} />
      )}
    </Page>
  );
}

const UNUSED_MS = 30 * 24 * 3_600_000;

interface SessionRowProps {
  session: Session;
  isCurrent: boolean;
  isEditable: boolean;
}

function SessionRow({ session, isCurrent, isEditable }: SessionRowProps): ReactElement {
  const texts = useTexts('account', accountTexts).sessions;
  const { token, userAgent, ipAddress, createdAt, updatedAt } = session;
  const device = useDeviceName()(userAgent);
  const revoke = trpc.revokeSession.useMutation();
  const [isUnused] = useState(() => Date.now() - Date.parse(updatedAt) > UNUSED_MS);
  return (
    <li className="gh-row">
      <DeviceIcon userAgent={userAgent} />
      <div className="gh-grow">
        <strong>
          {device}{' '}
          {isCurrent ? <Badge variant="good">{texts.active}</Badge> : isUnused ? <Badge>{texts.unused}</Badge> : null}
        </strong>
        <span>
          {ipAddress || texts.unknownIp} · {texts.signedIn} <RelativeTime at={createdAt} />
          {isCurrent ? null : (
            <>
              {' '}
              · {texts.lastActive} <RelativeTime at={updatedAt} />
            </>
          )}
        </span>
      </div>
      {isCurrent || !isEditable ? null : (
        <ConfirmedAction
          label={texts.signOut}
          describedAs={`${texts.signOut}: ${device}`}
          question={texts.question}
          consequences={texts.consequences(device)}
          confirm={texts.submit}
          done={texts.signedOut}
          run={() => revoke.mutateAsync({ token })}
        />
      )}
    </li>
  );
}
