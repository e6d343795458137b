import '@mantine/notifications/styles.css';

import { AppShell, Burger, Group, NavLink, ScrollArea, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';

import { Brand } from '#client/page/brand.tsx';
import { useCommandPalette } from '#client/console/commands/use-command-palette.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { ErrorBoundary } from '#client/page/error-boundary.tsx';
import { entryOf, useNavigation } from './navigation.ts';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { UnsavedChanges } from '#client/console/forms/unsaved-changes.tsx';
import { UserMenu } from './user-menu.tsx';
import { VerificationBanner } from './verification-banner.tsx';
import { ScreenSkeleton } from '#client/console/lists/skeletons.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';

/** The frame of the signed-in app: navigation, user menu, and the screen. */
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
  useHotkeys([['Escape', closeByKey]]);
  const commands = useCommandPalette();

  return (
    <UnsavedChanges>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
        padding={{ base: 'md', sm: 'xl' }}
      >
        <AppShell.Header>
          <Group h="100%" px="md" justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap">
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
            </Group>
            <UserMenu onOpenCommands={commands.open} />
          </Group>
        </AppShell.Header>
        <AppShell.Navbar p="sm">
          {/* A visible scrollbar shows that entries follow. */}
          <ScrollArea type="auto" scrollbarSize={6} offsetScrollbars="present">
            <OrganizationSwitcher />
            <Navigation />
          </ScrollArea>
        </AppShell.Navbar>
        <AppShell.Main>
          <div style={{ maxWidth: '60rem', margin: '0 auto' }}>
            <ImpersonationBanner />
            <VerificationBanner />
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
            <ConnectionBar />
          </div>
        </AppShell.Main>
        {commands.Palette ? <commands.Palette opened={commands.opened} onClose={commands.close} /> : null}
        <Notifications position="top-center" containerWidth={640} limit={1} className="toasts" />
      </AppShell>
    </UnsavedChanges>
  );
}

function Navigation() {
  const { pathname } = useLocation();
  const sections = useNavigation();
  const current = entryOf(pathname, sections);
  return sections.map(({ name, entries }) => (
    <nav key={name} aria-label={name} className="navigation">
      <Text size="xs" fw={500} c="dimmed" px="sm" pb={4} truncate>
        <bdi>{name}</bdi>
      </Text>
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
    </nav>
  ));
}
