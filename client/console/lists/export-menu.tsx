import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileTypeCsv, IconJson } from '@tabler/icons-react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts } from '#client/components/texts/shell-texts.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { notifyError, notifyInfo, notifySuccess } from '#client/console/text/toast.ts';

import { toCsv } from './csv.ts';
import { saveFile } from './save-file.ts';

/** More rows make a file that spreadsheets hardly open; filters select others. */
const MAX_ROWS = 50_000;

interface ExportMenuProps<Row> {
  /** The name of the file without date and extension. */
  name: string;
  /** The calls of the list, with its filters, page by page. */
  readPage: (cursor: string | undefined) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>;
  /** The columns of the CSV file. */
  columns: Readonly<Record<string, (row: Row) => string | number | boolean | null | undefined>>;
}

/** Downloads a list with its filters. Pages are read with the calls of the list, so that its permissions apply. */
export function ExportMenu<Row>({ name, readPage, columns }: ExportMenuProps<Row>) {
  const { isPending, run } = useSingleFlight();
  const download = (format: 'csv' | 'json') =>
    run(async () => {
      const { rows, isCut } = await readAll(readPage);
      const head = Object.keys(columns);
      const content =
        format === 'json'
          ? JSON.stringify(rows, null, 2)
          : toCsv([head, ...rows.map((row) => head.map((column) => columns[column]!(row)))]);
      const type = format === 'json' ? 'application/json' : 'text/csv;charset=utf-8';
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([content], { type }), `${name}-${day}.${format}`);
      const count = rows.length.toLocaleString(pageLocale());
      if (isCut) notifyInfo(texts.export.cut(count));
      else notifySuccess(texts.export.done(count, rows.length));
    }, notifyError);
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" loading={isPending} leftSection={<IconDownload size={16} />}>
          {texts.export.open}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeCsv size={16} />} onClick={() => void download('csv')}>
          {texts.export.csv}
        </Menu.Item>
        <Menu.Item leftSection={<IconJson size={16} />} onClick={() => void download('json')}>
          {texts.export.json}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

async function readAll<Row>(readPage: ExportMenuProps<Row>['readPage']) {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const page = await readPage(next ?? undefined);
    rows.push(...page.rows);
    next = page.nextCursor;
  } while (next !== null && rows.length < MAX_ROWS);
  return { rows: rows.slice(0, MAX_ROWS), isCut: next !== null || rows.length > MAX_ROWS };
}
