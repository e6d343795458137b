import { Outlet, useLocation } from 'react-router';

import { UserProfile } from '#client/components/user-profile/user-profile.tsx';
import { useAreas } from '#client/console/shell/navigation.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { texts } from '#client/components/texts/account-texts.ts';

/** The addresses of the pages of the component. */
const own: Readonly<Record<string, string>> = {
  profile: '/account',
  security: '/account/security',
  sessions: '/account/sessions',
};
const titles: Readonly<Record<string, string>> = texts.navigation;

/** The account on its pages. Those of other features are after them. */
export function AccountFrame() {
  const { pathname } = useLocation();
  const page = Object.entries(own).find(([, address]) => address === pathname)?.[0];
  const entries = useAreas().find(({ id }) => id === 'account')?.entries ?? [];
  const others = entries.filter(({ to }) => !Object.values(own).includes(to));
  return (
    <>
      {page === undefined ? null : <title>{`${titles[page]} · ${publicConfiguration.name}`}</title>}
      <UserProfile
        signInUrl="/sign-in"
        resetPasswordUrl="/reset-password"
        emailVerifiedUrl="/email-verified"
        organizationUrl={({ slug }) => `/organizations/${slug}/members`}
        routes={{ page: page ?? pathname, urlOf: (name) => own[name] ?? name }}
        pages={others.map(({ to, label, Icon }) => ({
          name: to,
          label,
          icon: <Icon size={18} stroke={1.6} aria-hidden />,
          content: <Outlet />,
        }))}
      />
    </>
  );
}
