import { Paper, Stack, Text } from '@mantine/core';
import { IconFingerprint, IconLock, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';

import { useFeatures } from '#client/console/feature.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { State } from '#client/console/parts/state.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import { methodName } from '#client/components/text/method-name.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { EmptySection, Section } from './section.tsx';
import { SetPassword } from './set-password.tsx';
import { SendPasswordReset } from './user-details.tsx';

/** How a user signs in, and what administrators can do about it. */
export function SignInMethods({ user }: { user: ListedUser }) {
  const { may, outranks, isMe } = usePlatformAccess();
  const actions = useFeatures().flatMap(({ managedUser = [] }) => managedUser);
  return (
    <>
      <Methods user={user} />
      {!isMe(user) && outranks(user.role) && may({ user: ['set-password'] }) ? (
        <Paper p="lg">
          <Stack gap="lg">
            <SendPasswordReset user={user} />
            <SetPassword user={user} />
            {actions.map((Action, index) => (
              <Action key={index} user={user} />
            ))}
          </Stack>
        </Paper>
      ) : null}
    </>
  );
}

const ownMethods = [
  { id: 'credential', name: texts.accounts.password, Icon: IconLock },
  { id: 'passkey', name: texts.accounts.passkey, Icon: IconFingerprint },
];

function Methods({ user }: { user: ListedUser }) {
  const query = trpc.admin.listUserAccounts.useQuery({ userId: user.id });
  return (
    <Section title={texts.accounts.title}>
      <Loaded query={query} rows={1}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <EmptySection>{texts.accounts.empty}</EmptySection>
          ) : (
            accounts.map((account) => {
              const { id, providerId, createdAt } = account;
              const own = ownMethods.find((method) => method.id === providerId);
              return (
                <div key={id} className="row">
                  {own ? <own.Icon size={18} aria-hidden /> : <ProviderMark id={providerId} />}
                  <div className="grow">
                    <Text size="sm" fw={500}>
                      {own?.name ?? methodName(account, publicConfiguration.providers)}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {texts.accounts.added} <RelativeTime at={createdAt} />
                    </Text>
                  </div>
                </div>
              );
            })
          )
        }
      </Loaded>
      <SecondFactor isOn={user.twoFactorEnabled} />
    </Section>
  );
}

function SecondFactor({ isOn }: { isOn: boolean }) {
  const { title, on, off } = texts.accounts.secondFactor;
  const Icon = isOn ? IconShieldCheck : IconShieldOff;
  return (
    <div className="row">
      <Icon size={18} aria-hidden />
      <Text size="sm" fw={500} className="grow">
        {title}
      </Text>
      <State kind={isOn ? 'good' : 'neutral'}>{isOn ? on : off}</State>
    </div>
  );
}
