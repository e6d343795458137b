import { CommandError, parseCommandLine, run, runUnmigrated, type Tools } from '#server/cli/command.ts';
import { withClient } from '#server/db/connection/client.ts';
import { proveEntry } from '#server/features/audit-chain/proof/prove-entry.ts';
import { rowsOf } from '#server/features/audit-chain/proof/read-seals.ts';
import { rotateKey } from '#server/features/audit-chain/seals/rotate-key.ts';
import { withPublishingLock } from '#server/features/audit-chain/seals/publishing-lock.ts';
import { writeAudit } from '#server/audit/audit.ts';
import { secretsFor } from '#server/security/secrets.ts';
import { Id } from '#shared/lib/fields.ts';

import { exportCommand } from './export.ts';
import { verifyFileCommand } from './verify-file.ts';
import { readKeySet, verifyCommand } from './verify.ts';

const usage = `Usage:
  npm run audit -- verify [--from DAY] [--anchor FILE] [--keys FILE] [--json]     verify the audit log
  npm run audit -- verify --file FILE --proofs FILE --keys FILE                   verify an export, without a database
  npm run audit -- proof ENTRY_ID [--with-origin]                                 print the proof of an entry
  npm run audit -- export --out FILE [--format jsonl|ocsf|cef] [--from TIME] [--to TIME]
                          [--organization ID] [--proofs] [--with-origin]          export entries
  npm run audit -- rotate-key                                                     replace the key that signs`;

const flags = {
  from: { type: 'string' },
  to: { type: 'string' },
  anchor: { type: 'string' },
  keys: { type: 'string' },
  file: { type: 'string' },
  proofs: { type: 'boolean' },
  format: { type: 'string' },
  organization: { type: 'string' },
  out: { type: 'string' },
  'with-origin': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;
/** With `verify`, the flag `--proofs` names a file. */
const fileFlags = { file: { type: 'string' }, proofs: { type: 'string' }, keys: { type: 'string' } } as const;

/** Another exit code than those of a verification. */
const FAILED = 3;

/** `npm run audit`. The exit code is 3 if the command itself failed. */
export async function auditCommand(): Promise<void> {
  const [action = '', ...rest] = process.argv.slice(2);
  let code: number = FAILED;
  if (action === 'rotate-key') {
    await run(async (tools) => {
      await rotate(tools);
      code = 0;
    });
  } else if (action === 'verify' && rest.some((argument) => argument.startsWith('--file'))) {
    code = await verifyFile().catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      console.error(error.message);
      return FAILED;
    });
  } else {
    await runUnmigrated(async ({ url }, options) => {
      const { positionals, values } = parseCommandLine(flags, usage);
      const [, entryId] = positionals;
      if (action === 'verify' && positionals.length === 1) code = await verifyCommand(url, options, values);
      else if (action === 'export' && positionals.length === 1) {
        console.log(`Exported ${await exportCommand(url, options, values)} entries`);
        code = 0;
      } else if (action === 'proof' && Id.safeParse(entryId).success) {
        const withOrigin = values['with-origin'] ?? false;
        console.log(
          JSON.stringify(
            await withClient(url, (client) => proveEntry(rowsOf(client), { entryId: entryId!, withOrigin })),
          ),
        );
        code = 0;
      } else throw new CommandError(usage);
    });
  }
  process.exitCode = code;
}

async function rotate({ orm, options }: Tools): Promise<void> {
  const kid = await withPublishingLock({ orm }, async (em) => {
    const key = await rotateKey(em, { options, secrets: secretsFor(options) });
    const details = { by: 'operator', kid: key };
    writeAudit(em, [{ event: 'audit.key-rotated', ip: '', userAgent: 'command line', details }]);
    return key;
  });
  console.log(`The key ${kid} signs from now on. Keep its public key: GET /audit/jwks`);
}

function verifyFile(): Promise<number> {
  const { values } = parseCommandLine(fileFlags, usage);
  const { file, proofs, keys } = values;
  if (file === undefined || proofs === undefined || keys === undefined) return Promise.reject(new CommandError(usage));
  return verifyFileCommand({ file, proofs, keys: readKeySet(keys) });
}
