import {
  violationCodes,
  type VerificationReport,
  type Violation,
} from '#server/features/audit-chain/verify/violation.ts';

interface Facts {
  isEnabled: boolean;
  /** False if only the entries since a day were verified. */
  isWhole: boolean;
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** 0 sound, 1 violation, 2 incomplete: addresses or entries that no seal covers, entries that retention deleted. */
export function exitCodeOf(
  { violationCount, waiting, removed, origins, seals }: VerificationReport,
  { isEnabled, isWhole }: Facts,
): number {
  if (violationCount > 0) return 1;
  const isComplete = isEnabled && isWhole && seals > 0 && waiting === 0 && removed === 0 && origins.uncovered === 0;
  return isComplete ? 0 : 2;
}

/** The report in words. */
export function describeReport(report: VerificationReport, { isEnabled, isWhole }: Facts): string {
  const { service, seals, checkpoints, sound, origins, removed, waiting, firstDay, lastDay, anchor } = report;
  const days = firstDay === null ? '' : `, ${firstDay} to ${lastDay}`;
  const missing = [
    ...(isEnabled ? [] : ['the option audit.chain.enabled is off']),
    ...(isWhole ? [] : ['entries of earlier days']),
    ...(origins.uncovered > 0
      ? [`addresses of ${count(origins.uncovered, 'entry', 'entries')} of versions without seals`]
      : []),
    ...(removed > 0 ? [`${count(removed, 'entry', 'entries')} that retention deleted`] : []),
    ...(waiting > 0
      ? [`${count(waiting, 'entry', 'entries')} that ${waiting === 1 ? 'waits' : 'wait'} for a seal`]
      : []),
    ...(seals === 0 ? ['there is no seal yet'] : []),
  ];
  const lines = [
    `Chain of ${service}: ${count(seals, 'seal')}, ${count(sound, 'sound entry', 'sound entries')}${days}`,
    `  ${count(checkpoints, 'checkpoint')} · addresses: ${origins.sound.toLocaleString('en')} sound, ${origins.erased.toLocaleString('en')} erased with their user`,
    `  not covered: ${missing.length === 0 ? 'nothing' : missing.join(' · ')}`,
    ...(anchor === 'none' ? [] : [`  anchor: ${anchor}`]),
    ...report.violations.map((violation) => `VIOLATION  ${describeViolation(violation)}`),
    ...(report.violationCount > report.violations.length
      ? [`… and ${count(report.violationCount - report.violations.length, 'more violation')}`]
      : []),
    `${report.violationCount === 0 ? 'No violation' : count(report.violationCount, 'violation')}. The verification took ${(report.milliseconds / 1000).toFixed(1)} s.`,
  ];
  return lines.join('\n');
}

function describeViolation({ code, entryId, event, at, seal, place, count: total, checkpoint }: Violation): string {
  const inSeal = seal === undefined ? [] : [`seal ${seal}${place === undefined ? '' : `, place ${place} of ${total}`}`];
  if (entryId === undefined) {
    const subject = checkpoint === undefined ? `seal ${seal}` : `checkpoint ${checkpoint}`;
    return `${subject}: ${violationCodes[code]} (${code})`;
  }
  const facts = [event, at, ...inSeal].filter((fact) => fact !== undefined);
  return `entry ${entryId} (${facts.join(', ')}): ${violationCodes[code]} (${code})`;
}
