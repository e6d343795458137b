import { Alert, Button, Menu, Paper, Stack, Text } from '@mantine/core';
import { IconDatabaseOff, IconDownload, IconFileTypeHtml, IconJson } from '@tabler/icons-react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { NotImpersonated, useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { saveFile } from '#client/console/lists/save-file.ts';
import { List } from '#client/console/lists/list.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { exportFile, exportPage, type ExportRow } from './export-file.ts';
import { texts } from './texts.ts';
import { wordsOf } from './words-of.ts';

/** What the service stores about the user. */
export function YourDataScreen() {
  const isImpersonated = useIsImpersonated();
  if (!publicConfiguration.personalData.export) return <Problem {...texts.disabled} />;
  return (
    <Screen
      title={texts.title}
      about={<NotImpersonated>{texts.about}</NotImpersonated>}
      actions={isImpersonated ? null : <Download />}
    >
      {isImpersonated ? null : (
        <Stack gap="sm">
          <OnHold />
          <Paper>
            <Tables />
          </Paper>
          <Text size="sm" c="dimmed">
            {texts.secrets}
          </Text>
        </Stack>
      )}
    </Screen>
  );
}

function Tables() {
  const query = trpc.personalData.summary.useQuery({});
  const empty = { icon: <IconDatabaseOff />, title: texts.notStored, description: texts.about };
  return (
    <List query={query} itemsOf={({ tables }) => tables} empty={empty}>
      {(tables) => (
        <ul className="rows">
          {tables.map(({ table, rows }) => (
            <li key={table} className="row">
              <div className="grow">
                <Text size="sm" fw={500}>
                  {wordsOf(table).name}
                </Text>
                <Text size="sm" c="dimmed">
                  {wordsOf(table).about}
                </Text>
              </div>
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {texts.rows(rows, rows.toLocaleString(pageLocale()))}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </List>
  );
}

/** That the account cannot be deleted, and not why. */
function OnHold() {
  const { data } = trpc.personalData.summary.useQuery({});
  return data?.onHold ? <Alert variant="light">{texts.onHold}</Alert> : null;
}

/** Reads the export page by page, and composes the file in the browser. */
function Download() {
  const { isPending, run } = useSingleFlight();
  const request = trpc.personalData.requestExport.useMutation();
  const { personalData } = trpc.useUtils();
  const download = (format: 'json' | 'html') =>
    run(async () => {
      const requested = await request.mutateAsync({});
      const rows: ExportRow[] = [];
      let cursor: string | null = null;
      do {
        const input: { exportId: string; after?: string } = { exportId: requested.exportId };
        if (cursor !== null) input.after = cursor;
        const page = await personalData.readExport.fetch(input);
        rows.push(...page.rows);
        cursor = page.nextCursor;
      } while (cursor !== null);
      const file = exportFile(requested, rows, wordsOf);
      const { lang: language, dir: direction } = document.documentElement;
      const { title, exported } = texts;
      const name = `export-${requested.generatedAt.slice(0, 10)}.${format}`;
      if (format === 'json') saveFile(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), name);
      else {
        const page = exportPage(file, wordsOf, { title, exported, language, direction });
        saveFile(new Blob([page], { type: 'text/html' }), name);
      }
      notifySuccess(texts.done);
    }, notifyError);
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button loading={isPending} leftSection={<IconDownload size={16} />}>
          {texts.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeHtml size={16} />} onClick={() => void download('html')}>
          {texts.html}
        </Menu.Item>
        <Menu.Item leftSection={<IconJson size={16} />} onClick={() => void download('json')}>
          {texts.json}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
