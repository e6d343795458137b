import type { Outputs } from '#client/sdk/calls.ts';

export type ExportedRecord = Outputs['organization']['export']['records'][number];
type FileName = ExportedRecord['file'];

export interface OrganizationFile {
  content: FileName;
  name: string;
  records: number;
  file: Blob;
}

/** The files of an export, each with a record on a line, without empty ones. */
export function organizationFiles(
  records: readonly ExportedRecord[],
  { slug, day }: { slug: string; day: string },
): OrganizationFile[] {
  const contents: readonly FileName[] = ['organization', 'settings', 'audit'];
  return contents.flatMap((content) => {
    const lines = records.filter(({ file }) => file === content).map(({ record }) => `${JSON.stringify(record)}\n`);
    if (lines.length === 0) return [];
    const file = new Blob(lines, { type: 'application/x-ndjson' });
    return { content, name: `${slug}-${content}-${day}.ndjson`, records: lines.length, file };
  });
}
