import { lazy, Suspense, useState, type ReactElement } from 'react';

import { useSignOut } from '#client/components/lib/use-sign-out.ts';
import { texts as accountTexts } from '#client/components/texts/multi-session-texts.ts';
import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { OtherAccounts, useOtherAccounts } from './other-accounts.tsx';
import { Avatar, NameAndEmail } from './ui/avatar.tsx';
import { Dialog } from './ui/dialog.tsx';
import { useErrorMessages } from './errors.ts';
import { Icon, settingsIcon, signOutIcon } from './ui/icons.tsx';
import { Waiting } from './ui/loading.tsx';
import { CustomItems, Menu, MenuItem, type CustomMenuItem } from './ui/menu.tsx';
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
  /** The app's page with `<SignIn addsAccount/>`, for a menu with the other accounts of the browser. Default: one account. */
  addAccountUrl?: string | undefined;
  /** Where to go with another account. Default: the page is loaded again. */
  afterSwitchUrl?: string | undefined;
  /** Items of the app, between the account and signing out. Default: none. */
  menuItems?: readonly CustomMenuItem[] | undefined;
}

/** The picture of the signed-in user with a menu: the account, and signing out. Nothing without a session. */
export function UserButton(props: UserButtonProps): ReactElement | null {
  const { userProfileUrl, afterSignOutUrl, addAccountUrl, afterSwitchUrl, menuItems = [] } = props;
  useService('<UserButton/>');
  const { data } = useSession();
  const texts = useTexts('components', componentTexts);
  const navigate = useNavigation();
  const { messageOf } = useErrorMessages();
  const [isOpen, setOpen] = useState(false);
  const { isPending, error, signOut } = useSignOut({
    onSuccess: () => (afterSignOutUrl === undefined ? undefined : navigate(afterSignOutUrl)),
  });
  const { signOutOfAll } = useTexts('multiSession', accountTexts);
  const hasAccounts = addAccountUrl !== undefined && data?.session.impersonatedBy === null;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const others = useOtherAccounts({ enabled: hasAccounts && isMenuOpen });
  if (!data) return null;
  const { name, email, image } = data.user;
  return (
    <Root className="gh-inline">
      <Menu
        label={texts.account(name || email)}
        className="gh-trigger gh-round"
        onToggle={setMenuOpen}
        button={<Avatar name={name || email} image={image} size={36} />}
      >
        {(close) => (
          <>
            <div className="gh-identity" role="presentation">
              <Avatar name={name || email} image={image} size={40} />
              <NameAndEmail name={name} email={email} />
            </div>
            {error ? (
              <div role="alert" className="gh-notice gh-bad">
                {messageOf(error)}
              </div>
            ) : null}
            <MenuItem
              href={userProfileUrl}
              onClick={() => {
                close();
                if (userProfileUrl === undefined) setOpen(true);
              }}
            >
              <Icon path={settingsIcon} />
              {texts.manageAccount}
            </MenuItem>
            {hasAccounts ? (
              <OtherAccounts
                accounts={others}
                token={data.session.token}
                addAccountUrl={addAccountUrl}
                afterSwitchUrl={afterSwitchUrl}
              />
            ) : null}
            <CustomItems items={menuItems} close={close} />
            {hasAccounts || menuItems.length > 0 ? <hr className="gh-rule" /> : null}
            <MenuItem isPending={isPending} onClick={signOut}>
              <Icon path={signOutIcon} />
              {others.length > 0 ? signOutOfAll : texts.signOut}
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
