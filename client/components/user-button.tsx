import { lazy, Suspense, useState, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { useService } from '#client/sdk/provider.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { Avatar } from './ui/avatar.tsx';
import { Dialog } from './ui/dialog.tsx';
import { useErrorMessages } from './errors.ts';
import { Icon, settingsIcon, signOutIcon } from './ui/icons.tsx';
import { Waiting } from './ui/loading.tsx';
import { Menu, MenuItem } from './ui/menu.tsx';
import { Root } from './ui/root.tsx';
import { useNavigation, useTexts } from './settings.tsx';
import { texts as componentTexts } from './texts.ts';

// Loaded when the dialog opens.
const Profile = lazy(() => import('./user-profile/profile.tsx').then(({ Profile }) => ({ default: Profile })));

export interface UserButtonProps {
  /** The app's page with `<UserProfile/>`. Default: the profile opens in a dialog. */
  userProfileUrl?: string | undefined;
  /** Where to go after signing out. Default: the page stays. */
  afterSignOutUrl?: string | undefined;
}

/** The picture of the signed-in user with a menu: the account, and signing out. Nothing without a session. */
export function UserButton({ userProfileUrl, afterSignOutUrl }: UserButtonProps): ReactElement | null {
  useService('<UserButton/>');
  const { data } = useSession();
  const texts = useTexts('components', componentTexts);
  const navigate = useNavigation();
  const { messageOf } = useErrorMessages();
  const [isOpen, setOpen] = useState(false);
  const signOut = trpc.signOut.useMutation({
    onSuccess: () => (afterSignOutUrl === undefined ? undefined : navigate(afterSignOutUrl)),
  });
  const { isPending, error, run } = useSingleFlight();
  if (!data) return null;
  const { name, email, image } = data.user;
  const manage = (close: () => void) => {
    close();
    if (userProfileUrl === undefined) setOpen(true);
    else navigate(userProfileUrl);
  };
  return (
    <Root className="gh-inline">
      <Menu
        label={texts.account(name || email)}
        className="gh-trigger gh-round"
        button={<Avatar name={name || email} image={image} size={36} />}
      >
        {(close) => (
          <>
            <div className="gh-identity" role="presentation">
              <Avatar name={name || email} image={image} size={40} />
              <div>
                <strong>{name}</strong>
                <span>{email}</span>
              </div>
            </div>
            {error ? (
              <div role="alert" className="gh-notice gh-bad">
                {messageOf(error)}
              </div>
            ) : null}
            <MenuItem onClick={() => manage(close)}>
              <Icon path={settingsIcon} />
              {texts.manageAccount}
            </MenuItem>
            <MenuItem isPending={isPending} onClick={() => void run(() => signOut.mutateAsync({}))}>
              <Icon path={signOutIcon} />
              {texts.signOut}
            </MenuItem>
          </>
        )}
      </Menu>
      {isOpen ? (
        <Dialog title={texts.manageAccount} panel onClose={() => setOpen(false)}>
          <Suspense fallback={<Waiting />}>
            <Profile />
          </Suspense>
        </Dialog>
      ) : null}
    </Root>
  );
}
