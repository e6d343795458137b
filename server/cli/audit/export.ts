import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';

import { entities } from '#server/app/registry.ts';
import type { Options } from '#server/app/configuration.ts';
import { CommandError } from '#server/cli/command.ts';
import { asOperator } from '#server/cli/operator.ts';
import { withClient } from '#server/db/connection/client.ts';
import { connect } from '#server/db/orm.ts';
import { toCef } from '#server/features/audit-chain/export/cef.ts';
import { toJsonLine } from '#server/features/audit-chain/export/json-line.ts';
import { toOcsf } from '#server/features/audit-chain/export/ocsf.ts';
import { entriesToExport, type ExportedEntry } from '#server/features/audit-chain/export/read-entries.ts';
import { planSettings } from '#server/features/audit-chain/verify/verify-chain.ts';
import { Id } from '#shared/lib/fields.ts';

export interface ExportFlags {
  format?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  organization?: string | undefined;
  out?: string | undefined;
  proofs?: boolean | undefined;
  'with-origin'?: boolean | undefined;
}

type Product = { name: string; version: string };
type Format = (exported: ExportedEntry, product: Product, withOrigin: boolean) => string;

const formats: Readonly<Record<string, Format>> = {
  jsonl: (exported, _product, withOrigin) => toJsonLine(exported, withOrigin),
  ocsf: (exported, product, withOrigin) => JSON.stringify(toOcsf(exported, product, withOrigin)),
  cef: toCef,
};

/**
 * `npm run audit -- export`: writes the log to a file, which gets its name when it is complete, and with `--proofs` a proof of
 * each entry to `<out>.proofs.jsonl`. The export is an entry of the log itself. @returns the number of entries.
 */
export async function exportCommand(databaseUrl: string, options: Options, flags: ExportFlags): Promise<number> {
  const { format = 'jsonl', out, proofs = false, organization, 'with-origin': withOrigin = false } = flags;
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (write === undefined) throw new CommandError('--format needs jsonl, ocsf or cef');
  if (out === undefined) throw new CommandError('--out needs the file to write');
  if (organization !== undefined && !Id.safeParse(organization).success)
    throw new CommandError('--organization needs the id of an organization');
  const range = {
    from: timeOf('--from', flags.from),
    to: timeOf('--to', flags.to),
    organizationId: organization,
    withProofs: proofs,
    withOrigin,
  };
  const product = { name: 'Gatehouse', version: await versionOf() };
  let entries = 0;
  await using file = await openFile(out);
  await using proofFile = proofs ? await openFile(`${out}.proofs.jsonl`) : null;
  await withClient(databaseUrl, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(planSettings);
    for await (const exported of entriesToExport(client, range)) {
      await file.line(write(exported, product, withOrigin));
      if (exported.proof !== null) await proofFile?.line(JSON.stringify(exported.proof));
      entries += 1;
    }
    const { rows } = await client.query<{ statement: string; signature: string }>(
      'select statement, signature from audit_checkpoint order by number desc limit 1',
    );
    if (format === 'jsonl' && rows[0] !== undefined) await file.line(JSON.stringify({ checkpoint: rows[0] }));
  });
  await recordExport(databaseUrl, options, {
    format,
    from: range.from?.toISOString() ?? null,
    to: range.to?.toISOString() ?? null,
    entries,
    withOrigin,
  });
  await file.finish();
  await proofFile?.finish();
  return entries;
}

async function recordExport(
  databaseUrl: string,
  options: Options,
  details: Record<string, string | number | boolean | null>,
): Promise<void> {
  const orm = connect(databaseUrl, { ...options.database, entities });
  try {
    await asOperator({ orm, options, migrated: [] }, async (ctx) => ctx.audit('audit.exported', { details }));
  } finally {
    await orm.close(true);
  }
}

/** A file that gets its name with `finish`, readable by its owner only. */
async function openFile(name: string) {
  const temporary = `${name}.unfinished`;
  const stream: WriteStream = createWriteStream(temporary, { mode: 0o600, flags: 'w' });
  await once(stream, 'open').catch((error: unknown) => {
    throw new CommandError(`${name} cannot be written: ${(error as Error).message}`);
  });
  return {
    line: async (text: string) => {
      if (!stream.write(`${text}\n`)) await once(stream, 'drain');
    },
    finish: async () => {
      stream.end();
      await once(stream, 'close');
      await rename(temporary, name);
    },
    [Symbol.asyncDispose]: async () => {
      stream.destroy();
      await rm(temporary, { force: true });
    },
  };
}

function timeOf(flag: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new CommandError(`${flag} needs a time, such as 2026-01-31T00:00:00Z`);
  return time;
}

async function versionOf(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as Product;
  return version;
}
