import { readFileSync } from 'node:fs';

import { secretsFor } from '#server/security/secrets.ts';
import { withClient } from '#server/db/connection/client.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import type { PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import type { AnchoredCheckpoint } from '#server/features/audit-chain/seals/checkpoints.ts';
import { verifyChain } from '#server/features/audit-chain/verify/verify-chain.ts';
import { verifyInThreads } from '#server/features/audit-chain/verify/verify-in-threads.ts';
import { CommandError } from '#server/cli/command.ts';
import type { Options } from '#server/app/configuration.ts';

import { describeReport, exitCodeOf } from './describe-report.ts';

export interface VerifyFlags {
  from?: string | undefined;
  anchor?: string | undefined;
  keys?: string | undefined;
  json?: boolean | undefined;
}

/** `npm run audit -- verify`: exit code 0 if the log is sound, 1 with a violation, 2 if a part could not be verified. */
export async function verifyCommand(databaseUrl: string, options: Options, flags: VerifyFlags): Promise<number> {
  if (flags.from !== undefined && !/^\d{4}-\d\d-\d\d$/.test(flags.from))
    throw new CommandError('--from needs a day, such as 2026-01-31');
  const isEnabled = auditOptions.of({ options }).chain.enabled;
  const report = await withClient(databaseUrl, (client) =>
    verifyChain({
      client,
      secrets: secretsFor(options),
      service: options.baseUrl,
      isEnabled,
      trusted: flags.keys === undefined ? [] : readKeySet(flags.keys),
      anchor: flags.anchor === undefined ? [] : readAnchor(flags.anchor),
      ...(flags.from === undefined ? {} : { fromDay: flags.from }),
      inThreads: verifyInThreads(databaseUrl),
    }),
  );
  const facts = { isEnabled, isWhole: flags.from === undefined };
  console.log(flags.json ? JSON.stringify(report) : describeReport(report, facts));
  return exitCodeOf(report, facts);
}

/** A stored answer of `GET /audit/jwks`. */
export function readKeySet(file: string): PublicAuditKey[] {
  const { keys } = parse(file, readText(file)) as { keys?: PublicAuditKey[] };
  if (!Array.isArray(keys)) throw new CommandError(`${file} is no key set (JWKS)`);
  return keys;
}

/** Lines of JSON: of a file, of stored requests of a webhook, or in a mail among other lines. */
function readAnchor(file: string): AnchoredCheckpoint[] {
  const lines = readText(file).split(/\r?\n/);
  const found = lines.flatMap((line, n) => {
    if (!line.startsWith('{')) return [];
    const object = parse(`${file}:${n + 1}`, line) as Partial<AnchoredCheckpoint> & { data?: object };
    const { statement, signature } = { ...object, ...object.data };
    if (typeof statement !== 'string' || typeof signature !== 'string')
      throw new CommandError(`${file}:${n + 1} is no checkpoint: it needs statement and signature`);
    return [{ statement, signature }];
  });
  if (found.length === 0) throw new CommandError(`${file} has no checkpoint`);
  return found;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function parse(place: string, text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    throw new CommandError(`${place} is no JSON`);
  }
}
