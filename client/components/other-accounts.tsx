import type { ReactElement } from 'react';

import { multiSessionErrors } from '#client/components/errors/multi-session-errors.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as accountTexts } from '#client/components/texts/multi-session-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { MoreErrors } from './errors.ts';
import { useTexts } from './settings.tsx';
import { Avatar, NameAndEmail } from './ui/avatar.tsx';
import { Failure } from './ui/form.tsx';
import { Icon, plusIcon, signOutIcon } from './ui/icons.tsx';
import { MenuItem } from './ui/menu.tsx';

type DeviceSession = Outputs['multiSession']['listDeviceSessions'][number];

/** The other accounts of this browser. */
export function useOtherAccounts({ enabled }: { enabled: boolean }): readonly DeviceSession[] {
  const { data: current } = useSession();
  const { data: accounts = [] } = trpc.multiSession.listDeviceSessions.useQuery({}, { enabled });
  return accounts.filter(({ session }) => session.id !== current?.session.id);
}

interface OtherAccountsProps {
  accounts: readonly DeviceSession[];
  /** The token of the present session. */
  token: string;
  addAccountUrl: string;
  afterSwitchUrl: string | undefined;
}

/** Items of a menu that switch to another account of this browser, add one, and sign out of the present one only. */
export function OtherAccounts({ accounts, token, addAccountUrl, afterSwitchUrl }: OtherAccountsProps): ReactElement {
  const texts = useTexts('multiSession', accountTexts);
  const { isPending, error, run } = useSingleFlight();
  // A new document has no data of the previous account.
  const options = { onSuccess: () => location.assign(afterSwitchUrl ?? location.href) };
  const setActive = trpc.multiSession.setActive.useMutation(options);
  const revoke = trpc.multiSession.revoke.useMutation(options);
  return (
    <MoreErrors.Provider value={multiSessionErrors}>
      <hr className="gh-rule" />
      {error ? <Failure error={error} /> : null}
      {accounts.length > 0 ? (
        <div className="gh-menu-label" role="presentation">
          {texts.switchAccount}
        </div>
      ) : null}
      {accounts.map(({ session, user: { id, name, email, image } }) => (
        <MenuItem
          key={id}
          isPending={isPending}
          onClick={() => void run(() => setActive.mutateAsync({ sessionToken: session.token }))}
        >
          <Avatar name={name || email} image={image} size={24} />
          <NameAndEmail name={name} email={email} />
        </MenuItem>
      ))}
      <MenuItem href={addAccountUrl}>
        <Icon path={plusIcon} />
        {texts.addAccount}
      </MenuItem>
      {accounts.length > 0 ? (
        <MenuItem isPending={isPending} onClick={() => void run(() => revoke.mutateAsync({ sessionToken: token }))}>
          <Icon path={signOutIcon} />
          {texts.signOutOfThis}
        </MenuItem>
      ) : null}
    </MoreErrors.Provider>
  );
}
