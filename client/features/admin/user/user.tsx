import { Group } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { ScreenSkeleton } from '#client/console/parts/skeletons.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { TabLinks } from '#client/console/shell/tab-links.tsx';
import { Activity } from '#client/features/admin/activity.tsx';
import { UserStatus, type ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';
import type { CallFailure } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { BanNotice } from './ban-notice.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { UserActions } from './user-actions.tsx';
import { UserOrganizations } from './user-organizations.tsx';
import { UserOverview } from './user-overview.tsx';
import { UserSessions } from './user-sessions.tsx';

/** The page of a user for administrators; the end of the address selects the part. */
export function UserScreen() {
  const { id = '' } = useParams();
  return (
    <Permitted needs={{ user: ['get'] }}>
      <UserById key={id} id={id} />
    </Permitted>
  );
}

function UserById({ id }: { id: string }) {
  // The session then belongs to the impersonated user, who lacks permission for these queries.
  const [isImpersonating, setImpersonating] = useState(false);
  const query = trpc.admin.getUser.useQuery({ id }, { enabled: !isImpersonating });
  if (isImpersonating) return <ScreenSkeleton />;
  return (
    <Loaded query={query} screen renderError={({ code }) => (isMissing(code) ? <UserNotFound /> : undefined)}>
      {(user) => <User user={user} onImpersonating={() => setImpersonating(true)} />}
    </Loaded>
  );
}

/** The ID belongs to no user or is malformed. */
function isMissing(code: CallFailure['code']): boolean {
  return code === 'USER_NOT_FOUND' || code === 'VALIDATION_ERROR';
}

function UserNotFound() {
  return (
    <Problem
      title={texts.user.notFound.title}
      about={texts.user.notFound.about}
      next={{ to: '/admin/users', label: texts.user.notFound.next }}
    />
  );
}

interface UserProps {
  user: ListedUser;
  onImpersonating: () => void;
}

function User({ user, onImpersonating }: UserProps) {
  const { may } = usePlatformAccess();
  const { tabs } = texts.user;
  const base = `/admin/users/${user.id}`;
  return (
    <Screen
      title={user.name || user.email}
      back={<BackLink to="/admin/users">{texts.user.back}</BackLink>}
      picture={<NameAvatar src={user.image} name={user.name || user.email} radius="xl" size={56} />}
      about={
        <Group gap="xs">
          <Group gap={2} wrap="nowrap" style={{ minWidth: 0 }}>
            <bdi style={{ overflowWrap: 'anywhere' }}>{user.email}</bdi>
            <CopyButton text={user.email} what={texts.user.email} />
          </Group>
          <UserStatus user={user} />
        </Group>
      }
      actions={<UserActions user={user} onImpersonating={onImpersonating} />}
    >
      {user.banned ? <BanNotice user={user} /> : null}
      <TabLinks
        label={tabs.label}
        tabs={[
          { to: base, label: tabs.overview },
          ...(may({ session: ['list'] }) ? [{ to: `${base}/sessions`, label: tabs.sessions }] : []),
          { to: `${base}/sign-in-methods`, label: tabs.signInMethods },
          { to: `${base}/organizations`, label: tabs.organizations },
          ...(may({ audit: ['list'] }) ? [{ to: `${base}/activity`, label: tabs.activity }] : []),
        ]}
      />
      <Tab user={user} />
    </Screen>
  );
}

function Tab({ user }: { user: ListedUser }) {
  const { pathname } = useLocation();
  const { outranks } = usePlatformAccess();
  switch (pathname.split('/')[4]) {
    case 'sessions':
      return (
        <Permitted needs={{ session: ['list'] }}>
          <UserSessions user={user} canRevoke={outranks(user.role)} />
        </Permitted>
      );
    case 'sign-in-methods':
      return <SignInMethods user={user} />;
    case 'organizations':
      return <UserOrganizations userId={user.id} />;
    case 'activity':
      return (
        <Permitted needs={{ audit: ['list'] }}>
          <Activity of={{ userId: user.id }} />
        </Permitted>
      );
    default:
      return <UserOverview user={user} />;
  }
}
