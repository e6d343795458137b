import { Alert, EmptyState, Paper } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { Problem } from '#client/console/parts/problem.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { TabLinks } from '#client/console/shell/tab-links.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { ConnectDirectory } from './connect-directory.tsx';
import { lastUse, useManager, type Directory } from './directory.ts';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

interface FrameProps {
  children: (directory: Directory) => ReactNode;
}

/** The directory of the organization with the links to its parts, or the way to connect one. */
export function DirectoryFrame({ children }: FrameProps) {
  const { organization, hasPermission } = useSetUp();
  const canRead = hasPermission({ directory: ['read'] });
  const query = trpc.organization.getDirectory.useQuery({ organizationId: organization.id }, { enabled: canRead });
  // Shown here, since the empty state disappears when there is a directory.
  const [token, setToken] = useState<string | null>(null);
  if (!canRead) return <Problem title={texts.title} about={texts.notAllowed} />;
  return (
    <>
      <Loaded
        query={query}
        screen
        renderError={({ code }) => (code === 'DIRECTORY_NOT_FOUND' ? <Empty onToken={setToken} /> : undefined)}
      >
        {(directory) => <Connected directory={directory}>{children(directory)}</Connected>}
      </Loaded>
      <SecretDialog secret={token} {...texts.created} onDone={() => setToken(null)} />
    </>
  );
}

function Empty({ onToken }: { onToken: (token: string) => void }) {
  const { organization } = useSetUp();
  const { canManage } = useManager();
  return (
    <Screen title={texts.title} about={texts.about(organization.name)}>
      <Paper>
        <EmptyState p="xl" variant="light" icon={<IconAddressBook />} {...texts.empty}>
          {canManage ? <ConnectDirectory onToken={onToken} /> : null}
        </EmptyState>
      </Paper>
    </Screen>
  );
}

function Connected({ directory, children }: { directory: Directory; children: ReactNode }) {
  const { path: root, setupLink } = useSetUp();
  const { canManage } = useManager();
  const path = `${root}/directory`;
  const tabs = [
    { to: path, label: texts.tabs.users },
    { to: `${path}/groups`, label: texts.tabs.groups },
    { to: `${path}/requests`, label: texts.tabs.requests },
    { to: `${path}/settings`, label: texts.tabs.settings },
  ];
  const last = lastUse(directory);
  const about =
    last === null ? (
      texts.waiting
    ) : (
      <>
        {texts.lastRequest} <RelativeTime at={last} />
      </>
    );
  return (
    <Screen title={directory.name} about={about} actions={<StateBadge enabled={directory.enabled} />}>
      {setupLink === null ? <TabLinks label={texts.title} tabs={tabs} /> : null}
      {directory.enabled ? null : <Alert variant="light">{texts.disable.isDisabled}</Alert>}
      {directory.confirmed ? null : (
        <Alert variant="light" title={texts.confirm.title}>
          {setupLink === null ? texts.confirm.about : texts.confirm.waiting}
          {setupLink === null && canManage ? <ConfirmDirectory directory={directory} /> : null}
        </Alert>
      )}
      {children}
    </Screen>
  );
}

/** Lets a directory that a set-up link connected change members. */
function ConfirmDirectory({ directory: { organizationId, name } }: { directory: Directory }) {
  const update = trpc.organization.updateDirectory.useMutation({ onSuccess: () => notifySuccess(texts.confirm.done) });
  const { action, question, consequences } = texts.confirm;
  return (
    <div>
      <ConfirmButton
        label={action}
        title={question(name)}
        confirmLabel={action}
        isHarmless
        onConfirm={() => update.mutateAsync({ organizationId, confirmed: true })}
      >
        {consequences}
      </ConfirmButton>
    </div>
  );
}
