import '@mantine/notifications/styles.css';

import { AppShell, Box, Burger, Group, Kbd, NavLink, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';

import { AreaSwitch } from './area-switch.tsx';
import { Brand } from '#client/page/brand.tsx';
import { useRemembered } from '#client/console/shell/commands/recent.ts';
import { SHORTCUT } from '#client/console/shell/commands/shortcut.ts';
import { useCommandPalette } from '#client/console/shell/commands/use-command-palette.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { ScreenBoundary } from '#client/page/screen-boundary.tsx';
import { areaAt, entryOf, groupsOf, useCurrentArea, type Area } from './navigation.ts';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { UnsavedChanges } from '#client/components/ui/unsaved-changes.tsx';
import { UserMenu } from './user-menu.tsx';
import { VerificationBanner } from './verification-banner.tsx';
import { ScreenSkeleton } from '#client/console/parts/skeletons.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { texts } from '#client/components/texts/shell-texts.ts';

/** The frame of the signed-in app: the areas, the menu of the current one, and the screen. */
export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  const burger = useRef<HTMLButtonElement>(null);
  const closeByKey = () => {
    if (!isOpen) return;
    close();
    burger.current?.focus();
  };
  // Escape closes dialogs too.
  useHotkeys([['Escape', closeByKey, { preventDefault: false }]]);
  const commands = useCommandPalette();
  const area = useCurrentArea();
  useRemembered(pathname);
  // The screens of the account have a menu of their own; an unknown address lists the areas.
  const hasMenu = area?.id !== 'account';

  return (
    <UnsavedChanges>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: !isOpen, desktop: !hasMenu } }}
        padding={{ base: 'md', sm: 'xl' }}
        data-area={area?.id}
      >
        <AppShell.Header>
          <Group h="100%" px="md" justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap" style={{ minWidth: 0 }}>
              <Burger
                ref={burger}
                opened={isOpen}
                onClick={toggle}
                hiddenFrom="sm"
                size="sm"
                aria-label={texts.menu}
                aria-expanded={isOpen}
              />
              <Brand />
              <AreaName area={area} onClick={toggle} />
              <Box visibleFrom="sm" style={{ minWidth: 0 }}>
                <AreaSwitch />
              </Box>
            </Group>
            <Group gap="sm" wrap="nowrap">
              <UnstyledButton className="search-button" aria-keyshortcuts="Control+K Meta+K" onClick={commands.open}>
                <IconSearch size={18} stroke={1.6} />
                <span>{texts.navigation.search}</span>
                <Kbd size="xs">{SHORTCUT}</Kbd>
              </UnstyledButton>
              <UserMenu onOpenCommands={commands.open} />
            </Group>
          </Group>
        </AppShell.Header>
        <AppShell.Navbar p="sm">
          <ScrollArea type="hover" scrollbarSize={6}>
            <Box hiddenFrom="sm">
              <AreaSwitch />
            </Box>
            {area && hasMenu ? <AreaMenu area={area} /> : null}
          </ScrollArea>
        </AppShell.Navbar>
        <AppShell.Main>
          <div style={{ maxWidth: '60rem', margin: '0 auto' }}>
            <ImpersonationBanner />
            <VerificationBanner />
            <ScreenBoundary resetKey={pathname}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Outlet />
              </Suspense>
            </ScreenBoundary>
            <ConnectionBar />
          </div>
        </AppShell.Main>
        {commands.Palette ? <commands.Palette opened={commands.opened} onClose={commands.close} /> : null}
        <Notifications position="top-center" containerWidth={640} limit={1} className="toasts" />
      </AppShell>
    </UnsavedChanges>
  );
}

/** On a phone, where one is stands beside the mark, and opens the menu with the other areas. */
function AreaName({ area, onClick }: { area: Area | undefined; onClick: () => void }) {
  const { pathname } = useLocation();
  // While the organization is loaded, the area is another one.
  const name = area?.id === areaAt(pathname) ? area.name : publicConfiguration.name;
  return (
    <UnstyledButton className="area-name" hiddenFrom="sm" aria-label={`${texts.menu}: ${name}`} onClick={onClick}>
      <bdi>{name}</bdi>
    </UnstyledButton>
  );
}

function AreaMenu({ area }: { area: Area }) {
  const { pathname } = useLocation();
  const current = entryOf(pathname, area);
  return (
    <nav aria-label={area.name} className="navigation">
      {groupsOf(area).map(({ group, entries }) => (
        <Fragment key={group ?? ''}>
          {group ? (
            <Text size="xs" fw={500} c="dimmed" px="sm" pt="md" pb={4}>
              {texts.navigation.groups[group]}
            </Text>
          ) : null}
          {entries.map(({ to, label, Icon }) => {
            const isCurrent = to === current;
            return (
              <NavLink
                key={to}
                component={Link}
                to={to}
                label={label}
                active={isCurrent}
                aria-current={isCurrent ? (to === pathname ? 'page' : true) : undefined}
                leftSection={<Icon size={18} stroke={1.6} />}
              />
            );
          })}
        </Fragment>
      ))}
    </nav>
  );
}
