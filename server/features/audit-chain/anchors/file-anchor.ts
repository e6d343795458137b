import { appendFile, open } from 'node:fs/promises';

import type { AppServices } from '#server/call/context.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import type { CheckpointStatement } from '#server/features/audit-chain/seals/checkpoints.ts';

/** A line has a statement of less than a thousand bytes, and one or two signatures. */
const TAIL_BYTES = 8192;
const PAGE = 1000;

/** Files that could not be written, so that the log names each once. */
const failing = new Set<string>();

/**
 * Appends the checkpoints that the files of the option `audit.anchors` do not have yet, one line each. The last line of a file
 * says where it ends, so that nothing of it has to be stored here.
 */
export async function writeFileAnchors(service: AppServices): Promise<void> {
  for (const { path } of auditOptions.of(service).anchors) {
    try {
      await appendCheckpoints(service, path);
      failing.delete(path);
    } catch (error) {
      if (!failing.has(path)) service.log.error({ err: error, path }, 'an anchor of the audit log cannot be written');
      failing.add(path);
    }
  }
}

async function appendCheckpoints({ reads }: AppServices, path: string): Promise<void> {
  for (let count = PAGE; count === PAGE;) {
    const text = `select statement, signature from audit_checkpoint where number > $1 order by number limit ${PAGE}`;
    const rows = await reads.rows<{ statement: string; signature: string }>({ text }, [await lastNumber(path)]);
    const lines = rows.map(({ statement, signature }) => `${JSON.stringify({ statement, signature })}\n`);
    if (lines.length > 0) await appendFile(path, lines.join(''), { mode: 0o600 });
    count = rows.length;
  }
}

/** The number of the last checkpoint of a file; 0 without any. */
async function lastNumber(path: string): Promise<number> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const line = buffer.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
    if (line === '') return 0;
    const { statement } = JSON.parse(line) as { statement: string };
    return (JSON.parse(statement) as CheckpointStatement).checkpoint;
  } finally {
    await file.close();
  }
}
