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
  const deviceName = useDeviceName();
  // The groups are in the order of their newest sessions.
  const devices = [...new Set(others.map(({ userAgent }) => deviceName(userAgent)))];
  const signOutOthers =
    isEditable && others.length > 0 ? (
      <ConfirmedAction
        label={texts.signOutOthers}
        question={texts.othersQuestion}
        consequences={texts.othersConsequences}
        done={texts.othersSignedOut}
        run={() => revokeOthers.mutateAsync({})}
      />
    ) : undefined;
  return (
    <Page title={texts.title} about={texts.about} action={signOutOthers}>
      {sessions.error && !sessions.data ? (
        <LoadFailure error={sessions.error} retry={() => void sessions.refetch()} />
      ) : sessions.data ? (
        <>
          <Section title={texts.current}>
            <ul className="gh-rows">
              {list.filter(isCurrent).map((session) => (
                <SessionRow key={session.id} session={session} isCurrent isEditable={isEditable} />
              ))}
            </ul>
          </Section>
          {others.length > 0 ? (
            <Section title={texts.others}>
              <ul className="gh-rows">
                {devices.map((device) => (
                  <Device
                    key={device}
                    name={device}
                    sessions={others.filter(({ userAgent }) => deviceName(userAgent) === device)}
                    isEditable={isEditable}
                  />
                ))}
              </ul>
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

const DAY_MS = 24 * 3_600_000;
const UNUSED_MS = 30 * DAY_MS;

interface DeviceProps {
  name: string;
  sessions: readonly Session[];
  isEditable: boolean;
}

/** The sessions of a browser on a system: one row, or several below its name. */
function Device({ name, sessions, isEditable }: DeviceProps): ReactElement {
  const rows = sessions.map((session) => (
    <SessionRow key={session.id} session={session} isInDevice={sessions.length > 1} isEditable={isEditable} />
  ));
  if (rows.length === 1) return <>{rows}</>;
  return (
    <li className="gh-row gh-device">
      <DeviceIcon userAgent={sessions[0]!.userAgent} />
      <div className="gh-grow">
        <strong>{name}</strong>
        <ul className="gh-rows">{rows}</ul>
      </div>
    </li>
  );
}

interface SessionRowProps {
  session: Session;
  isCurrent?: boolean;
  /** Whether the name of the device is above the row. */
  isInDevice?: boolean;
  isEditable: boolean;
}

function SessionRow({ session, isCurrent = false, isInDevice = false, isEditable }: SessionRowProps): ReactElement {
  const texts = useTexts('account', accountTexts).sessions;
  const { token, userAgent, ipAddress, createdAt, updatedAt } = session;
  const device = useDeviceName()(userAgent);
  const revoke = trpc.revokeSession.useMutation();
  const [age] = useState(() => Date.now() - Date.parse(updatedAt));
  const isUnused = age > UNUSED_MS;
  const badge = isCurrent ? (
    <Badge variant="good">{texts.active}</Badge>
  ) : isUnused ? (
    <Badge>{texts.unused}</Badge>
  ) : null;
  return (
    <li className="gh-row">
      {isInDevice ? null : <DeviceIcon userAgent={userAgent} />}
      <div className="gh-grow">
        {isInDevice ? null : (
          <strong>
            {device} {badge}
          </strong>
        )}
        <span>
          {isCurrent ? null : (
            <>
              <span className="gh-piece">
                {age < DAY_MS ? (
                  // A session is written at most once a day, by default.
                  texts.activeToday
                ) : (
                  <>
                    {texts.lastActive} <RelativeTime at={updatedAt} />
                  </>
                )}
              </span>{' '}
              ·{' '}
            </>
          )}
          {ipAddress || texts.unknownIp}
          {isInDevice ? <> {badge}</> : null}
        </span>
        <span>
          {texts.signedIn} <RelativeTime at={createdAt} />
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
