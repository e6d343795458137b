import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { signedInErrors as pictureErrors } from '#client/components/errors/picture-errors.ts';
import { signedInErrors as accountErrors } from '#client/components/errors/account-errors.ts';
import { signedInErrors as passkeyErrors } from '#client/components/errors/own-passkey-errors.ts';
import { useSession } from '#client/sdk/session.ts';

import { MoreErrors } from '#client/components/errors.ts';
import { Reauthentication } from '#client/components/reauthentication.tsx';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { Icon, devicesIcon, shieldIcon, userIcon } from '#client/components/ui/icons.tsx';
import { RedirectFailure } from '#client/components/redirect-message.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Panel, PanelSubject } from '#client/components/ui/panel.tsx';
import { usePublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { returnedTo, useReturned } from '#client/components/lib/returned.ts';
import type { UserProfileProps } from './account-page.ts';
import { ProfilePage } from './profile-page.tsx';

const SecurityPage = lazy(() => import('./security-page.tsx').then((module) => ({ default: module.SecurityPage })));
const SessionsPage = lazy(() => import('./sessions.tsx').then((module) => ({ default: module.SessionsPage })));

const errors = { ...accountErrors, ...passkeyErrors, ...pictureErrors };

/** The account of the signed-in user, on pages. */
export function Profile({ routes, pages = [], ...urls }: UserProfileProps): ReactElement | null {
  const { data: session } = useSession();
  const options = usePublicOptions();
  const { navigation } = useTexts('account', accountTexts);
  const { account } = useTexts('shell', shellTexts).navigation;
  const marked = useReturned();
  const returned = marked ?? (routes ? returnedTo('account') : null);
  if (!session) return null;
  if (options.error && !options.data) return <LoadFailure error={options.error} retry={() => void options.refetch()} />;
  if (!options.data) return <Waiting />;
  const { name, email, image } = session.user;
  const provider = options.data.providers.find(({ id }) => id === returned?.from)?.name;
  const page = {
    ...urls,
    options: options.data,
    // Administrators who impersonate a user cannot change the credentials.
    isEditable: session.session.impersonatedBy === null,
  };
  return (
    <MoreErrors.Provider value={errors}>
      <Reauthentication signInUrl={urls.signInUrl}>
        <Panel
          label={account}
          head={
            <PanelSubject
              picture={<Avatar name={name || email} image={image} size={40} />}
              name={name || email}
              about={email}
            />
          }
          notice={returned?.error ? <RedirectFailure code={returned.error} provider={provider} /> : null}
          routes={routes}
          pages={[
            {
              name: 'profile',
              label: navigation.profile,
              icon: <Icon path={userIcon} />,
              content: <ProfilePage {...page} />,
            },
            {
              name: 'security',
              label: navigation.security,
              icon: <Icon path={shieldIcon} />,
              content: (
                <Later>
                  <SecurityPage {...page} />
                </Later>
              ),
            },
            {
              name: 'sessions',
              label: navigation.sessions,
              icon: <Icon path={devicesIcon} />,
              content: (
                <Later>
                  <SessionsPage {...page} />
                </Later>
              ),
            },
            ...pages,
          ]}
        />
      </Reauthentication>
    </MoreErrors.Provider>
  );
}

function Later({ children }: { children: ReactNode }): ReactElement {
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}
