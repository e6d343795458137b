import type { RunContext } from './context.ts';
import type { Kind } from './mapped.ts';
import type { ReportCode } from '#shared/imports/report-texts.ts';

/** What the report says of a record. */
export type Finding = readonly [code: ReportCode, detail?: string];

export function addFindings(
  { report }: RunContext,
  { kind, sourceId, line }: { kind: Kind; sourceId: string; line: number },
  findings: readonly Finding[],
): void {
  for (const [code, detail] of findings)
    report.add({ kind, sourceId, line, code, ...(detail !== undefined && { detail }) });
}
