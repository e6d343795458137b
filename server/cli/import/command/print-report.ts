import type { Kind } from '#server/cli/import/engine/mapped.ts';
import { reportTexts, type ReportCode } from '#shared/imports/report-texts.ts';
import { isNote, type Report } from '#server/cli/import/engine/report.ts';

const names: Record<Kind, string> = {
  user: 'people',
  organization: 'organizations',
  team: 'teams',
  member: 'memberships',
  'team member': 'memberships of teams',
  invitation: 'invitations',
};

const number = (count: number) => count.toLocaleString('en');

/** The lines that a run prints at its end. */
export function reportLines(report: Report, leftOut: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [kind, { read, created, changed, equal, left }] of report.counts) {
    lines.push(
      `${names[kind]}: ${number(read)} read, ${number(created)} new, ${number(changed)} changed, ${number(equal)} equal, ${number(left)} left`,
    );
  }
  const taken = [...report.taken].map(([what, count]) => `${what} ${number(count)}`);
  if (taken.length > 0) lines.push(`taken: ${taken.join(', ')}`);
  lines.push(...listed('left', report, (code) => !isNote(code)), ...listed('taken in part', report, isNote));
  if (leftOut.length > 0) lines.push('not in the export, or not read:', ...leftOut.map((line) => `  ${line}`));
  return lines;
}

function listed(title: string, { codes }: Report, matches: (code: ReportCode) => boolean): string[] {
  const matching = [...codes].filter(([code]) => matches(code));
  return matching.length === 0
    ? []
    : [`${title}:`, ...matching.map(([code, count]) => `  ${number(count)} ${code}: ${reportTexts[code]}`)];
}
