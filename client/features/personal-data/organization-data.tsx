import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { saveFile } from '#client/console/lists/save-file.ts';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifyError } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { organizationFiles, type ExportedRecord, type OrganizationFile } from './organization-files.ts';
import { texts } from './organization-texts.ts';
import { texts as rowTexts } from './texts.ts';

/** Reads the export of the organization page by page, and composes its files in the browser. */
export function OrganizationData() {
  const { organization, hasPermission } = useOrganization();
  const isImpersonated = useIsImpersonated();
  const { isPending, run } = useSingleFlight();
  const [withAudit, setWithAudit] = useState(false);
  const [files, setFiles] = useState<readonly OrganizationFile[] | null>(null);
  const read = trpc.organization.export.useMutation();
  if (isImpersonated || !hasPermission({ organization: ['delete'] })) return null;
  const { id: organizationId, slug } = organization;
  const readAll = () =>
    run(async () => {
      const records: ExportedRecord[] = [];
      let after: string | null = null;
      do {
        const page: { records: ExportedRecord[]; nextCursor: string | null } = await read.mutateAsync({
          organizationId,
          withAudit,
          ...(after === null ? {} : { after }),
        });
        records.push(...page.records);
        after = page.nextCursor;
      } while (after !== null);
      setFiles(organizationFiles(records, { slug, day: new Date().toISOString().slice(0, 10) }));
    }, notifyError);
  return (
    <Card title={texts.title} about={texts.about}>
      <Stack align="flex-start">
        <Checkbox
          label={texts.withAudit}
          checked={withAudit}
          disabled={isPending}
          onChange={({ currentTarget }) => setWithAudit(currentTarget.checked)}
        />
        <Button variant="default" loading={isPending} onClick={() => void readAll()}>
          {texts.submit}
        </Button>
      </Stack>
      <Dialog opened={files !== null} onClose={() => setFiles(null)} title={texts.ready}>
        <ul className="rows">
          {files?.map((file) => (
            <li key={file.name} className="row">
              <FileRow file={file} />
            </li>
          ))}
        </ul>
      </Dialog>
    </Card>
  );
}

function FileRow({ file: { content, name, records, file } }: { file: OrganizationFile }) {
  return (
    <>
      <div className="grow">
        <Text size="sm" fw={500}>
          {texts.contents[content]}
        </Text>
        <Text size="sm" c="dimmed">
          {rowTexts.rows(records, records.toLocaleString(pageLocale()))}
        </Text>
      </div>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        aria-label={`${texts.save} ${name}`}
        onClick={() => saveFile(file, name)}
      >
        {texts.save}
      </Button>
    </>
  );
}
