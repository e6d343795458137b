import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';

import { State } from '#client/console/parts/state.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import type { ManagedUser } from '#client/console/feature.ts';
import { saveFile } from '#client/console/lists/save-file.ts';
import { ActionRow } from '#client/console/parts/action-row.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './admin-texts.ts';
import { exportFile, type ExportRow } from './export-file.ts';
import { HoldForm } from './hold-form.tsx';
import { LiftHold } from './lift-hold.tsx';
import { wordsOf } from './words-of.ts';

/** What administrators do with the data of a user. */
export function UserData({ user }: { user: ManagedUser }) {
  const { may } = usePlatformAccess();
  const [mayExport, mayList] = [may({ user: ['export'] }), may({ hold: ['list'] })];
  const holds = trpc.admin.listHolds.useQuery({ userId: user.id }, { enabled: mayList });
  if (!mayExport && !mayList) return null;
  const standing = holds.data?.holds ?? [];
  return (
    <Card
      title={texts.title}
      about={texts.about}
      badge={standing.length > 0 ? <State kind="bad">{texts.onHold}</State> : null}
    >
      <Stack gap="lg">
        {mayExport ? <ExportData userId={user.id} /> : null}
        {may({ hold: ['manage'] }) ? <Hold user={user} holdId={standing[0]?.id ?? null} /> : null}
      </Stack>
    </Card>
  );
}

/** Reads the export page by page, and composes the file in the browser. */
function ExportData({ userId }: { userId: string }) {
  const { isPending, run } = useSingleFlight();
  const read = trpc.admin.exportUser.useMutation();
  const download = () =>
    run(async () => {
      const rows: ExportRow[] = [];
      let after: string | null = null;
      do {
        const page: { rows: ExportRow[]; nextCursor: string | null } = await read.mutateAsync({
          userId,
          ...(after === null ? {} : { after }),
        });
        rows.push(...page.rows);
        after = page.nextCursor;
      } while (after !== null);
      const generatedAt = new Date().toISOString();
      const service = { name: document.title, url: location.origin };
      const file = exportFile({ service, personId: userId, generatedAt }, rows, wordsOf);
      const name = `export-${userId}-${generatedAt.slice(0, 10)}.json`;
      saveFile(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), name);
      notifySuccess(texts.export.done);
    }, notifyError);
  return (
    <ActionRow title={texts.export.title} about={texts.export.about}>
      <Button
        variant="default"
        loading={isPending}
        leftSection={<IconDownload size={16} />}
        onClick={() => void download()}
      >
        {texts.export.open}
      </Button>
    </ActionRow>
  );
}

function Hold({ user, holdId }: { user: ManagedUser; holdId: string | null }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <ActionRow title={texts.hold.title} about={texts.hold.about}>
      {holdId === null ? (
        <Button variant="default" onClick={open}>
          {texts.hold.open}
        </Button>
      ) : (
        <LiftHold holdId={holdId} />
      )}
      <Dialog opened={opened} onClose={close} title={texts.hold.dialog(user.name || user.email)}>
        <HoldForm userId={user.id} onDone={close} />
      </Dialog>
    </ActionRow>
  );
}
