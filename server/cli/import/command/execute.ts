import { CommandError, type Tools } from '#server/cli/command.ts';
import { additionalFields } from '#server/app/registry.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { secretsFor } from '#server/security/secrets.ts';
import { ownCostClass } from '#server/security/password.ts';
import { inspectFile } from '#server/cli/import/files/open-file.ts';

import { choicesOf } from './choices.ts';
import type { RunContext } from '#server/cli/import/engine/context.ts';
import { KeyIndex } from '#server/cli/import/files/key-index.ts';
import { SourceKeys } from '#server/cli/import/engine/keys.ts';
import { lockImports } from './lock.ts';
import { handleMissing } from '#server/cli/import/engine/missing.ts';
import { completeOwners } from '#server/cli/import/engine/owners.ts';
import { reportLines } from './print-report.ts';
import { probe, probePassword } from './probe.ts';
import { Report } from '#server/cli/import/engine/report.ts';
import { beginRun, endRun, fingerprintOf, writeRecords, type Position } from '#server/cli/import/engine/run.ts';
import { textFlag, type FlagValues, type ImportSource, type Reader } from '#server/cli/import/engine/source.ts';
import { allowedClasses, survey, type Survey } from '#server/cli/import/engine/survey.ts';
import { measureRefusal, storedCostClasses } from './verification-cost.ts';
import { countRaw, wrapHashes } from './wrap.ts';

interface Execution {
  tools: Tools;
  source: ImportSource;
  flags: FlagValues;
  names: readonly string[];
  print: (line: string) => void;
  progress: (line: string) => void;
  isStopped: () => boolean;
}

/** The exit codes of the command. */
export const exitCodes = { done: 0, left: 2, rule: 3, stopped: 130 } as const;

/** Imports from a product; with `--dry-run` it tells what it would do. @returns the exit code. */
export async function executeImport(execution: Execution): Promise<number> {
  const { tools, source, flags, names, print } = execution;
  const { orm, options } = tools;
  const choices = choicesOf(flags);
  const reader = await source.open({ flags, names, options });
  try {
    for (const file of reader.files)
      if ((await inspectFile(file)).isPublic)
        execution.progress(`All users of this machine can read ${file}: chmod 600`);
    using _lock = await lockImports(orm);
    const secrets = secretsFor(options);
    const report = new Report(textFlag(flags, 'report'));
    const keys = new SourceKeys(source.name, secrets.at(-1)!);
    const run: RunContext = {
      options,
      secrets,
      fields: additionalFields({ options }),
      keys,
      choices,
      report,
      runId: '',
      claims: new KeyIndex(),
      taken: new KeyIndex(),
      isLaterRun: await hasImported(tools, source.name),
      allowedClasses: () => true,
      parameters: new Map(),
    };
    const found = await survey(run, reader, textFlag(flags, 'probe') ?? null);
    const rule = await checkRules(run, execution, { found, reader });
    if (rule !== null) {
      print(rule);
      return exitCodes.rule;
    }
    const isDone = await write(run, execution, reader);
    report.close();
    for (const line of reportLines(report, reader.leftOut())) print(line);
    if (choices.dryRun) print('Dry run: nothing was written.');
    if (!isDone) print('Stopped. The same command goes on.');
    return !isDone ? exitCodes.stopped : report.hasLeft ? exitCodes.left : exitCodes.done;
  } finally {
    await reader[Symbol.asyncDispose]?.();
  }
}

async function hasImported({ orm }: Tools, source: string): Promise<boolean> {
  const rows = await orm.em.fork().execute<object[]>('select from imported_row where source = ? limit 1', [source]);
  return rows.length > 0;
}

/** What has to be true before anything is written. @returns the reason to stop. */
async function checkRules(
  run: RunContext,
  { tools, flags, print }: Execution,
  { found, reader }: { found: Survey; reader: Reader },
): Promise<string | null> {
  if (found.records.size === 0) throw new CommandError('The files have no records that can be imported.');
  const address = textFlag(flags, 'probe');
  if (address !== undefined)
    print(await probe(found.probed, await probePassword(address, textFlag(flags, 'probe-file'))));
  else if (reader.needsProbe && !flags['no-probe'] && found.costClasses.size > 0) {
    return 'The hashes need parameters of another file: prove them with --probe <address of a user whose password you know>, or --no-probe.';
  }
  if (flags['require-passwords'] && found.withoutPassword > 0) {
    return `${found.withoutPassword} people would be imported without password (--require-passwords). Nothing was written.`;
  }
  const stored = await storedCostClasses(tools.orm.em.fork());
  run.allowedClasses = allowedClasses(found.costClasses, stored);
  const { bcryptCost, maxVerifyMs } = passwordOptions.of(run);
  const before = [ownCostClass(bcryptCost), ...stored];
  const after = [...before, ...[...found.costClasses.keys()].filter(run.allowedClasses)];
  const [msBefore, msAfter] = [await measureRefusal(before), await measureRefusal(after)];
  print(
    `A refused sign-in takes ${msAfter} ms of a core until the imported people have signed in; ${msBefore} ms today.`,
  );
  return msAfter > maxVerifyMs && !flags['accept-cost']
    ? `That is more than emailAndPassword.maxVerifyMs (${maxVerifyMs}): --accept-cost imports all the same. Nothing was written.`
    : null;
}

/** @returns whether everything was written. */
async function write(run: RunContext, execution: Execution, reader: Reader): Promise<boolean> {
  const { tools, source, flags, progress, isStopped } = execution;
  const em = tools.orm.em.fork();
  let position: Position = { kind: 0, number: 0 };
  if (!run.choices.dryRun) {
    const fingerprint = await fingerprintOf(reader.files, {
      ...flags,
      report: undefined,
      'probe-file': undefined,
      state: reader.fingerprint,
    });
    const begun = await beginRun(em, { source: source.name, fingerprint, report: run.report });
    run.runId = begun.id;
    position = begun.position;
  }
  const isWritten = await writeRecords(run, reader, {
    em,
    position,
    onProgress: (kind, number) => progress(`${kind}: ${number}`),
    isStopped,
  });
  if (run.choices.dryRun) {
    await handleMissing(run, tools);
    return isWritten;
  }
  if (!isWritten) {
    await endRun(em, { run, state: 'stopped' });
    return false;
  }
  await em.transactional((own) => completeOwners(run, own));
  if (run.isLaterRun) await handleMissing(run, tools);
  const raw = await countRaw(em);
  const { bcryptCost } = passwordOptions.of(run);
  if (raw > 0) progress(`${raw} weak hashes are stored inside bcrypt`);
  await wrapHashes(em, bcryptCost, { onProgress: (wrapped) => progress(`hashes: ${wrapped} of ${raw}`), isStopped });
  const isDone = !isStopped();
  await endRun(em, { run, state: isDone ? 'done' : 'stopped' });
  return isDone;
}
