import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

import { CommandError } from '#server/cli/command.ts';
import type { SealedEntry } from '#server/features/audit-chain/format/canonical-entry.ts';
import type { PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import { refuteProof, type AuditProof } from '#server/features/audit-chain/proof/proof.ts';
import { canonicalJson } from '#server/lib/canonical-json.ts';

interface Files {
  /** An export in the format `jsonl`. */
  file: string;
  proofs: string;
  keys: readonly PublicAuditKey[];
}

interface Line extends Omit<SealedEntry, 'createdAt' | 'originHash'> {
  at: string;
  origin: { ipAddress: string; userAgent: string } | null;
  seal: number | null;
}

/** Verifies an export by its proofs, without a database. Both files have the same order. @returns the exit code. */
export async function verifyFileCommand({ file, proofs, keys }: Files): Promise<number> {
  const proofLines = linesOf(proofs);
  let [sound, unsealed, wrong] = [0, 0, 0];
  for await (const text of linesOf(file)) {
    const line = parse(file, text) as Line & { checkpoint?: unknown };
    if (line.checkpoint !== undefined) continue;
    if (line.seal === null) {
      unsealed += 1;
      continue;
    }
    const { value: proofText } = (await proofLines.next()) as { value: string | undefined };
    const reason =
      proofText === undefined ? 'there is no proof' : refute(line, parse(proofs, proofText) as AuditProof, keys);
    if (reason === null) sound += 1;
    else {
      wrong += 1;
      console.log(`VIOLATION  entry ${line.id}: ${reason}`);
    }
  }
  console.log(`${sound} sound, ${unsealed} without a seal, ${wrong} wrong`);
  return wrong > 0 ? 1 : unsealed > 0 ? 2 : 0;
}

function refute(line: Line, proof: AuditProof, keys: readonly PublicAuditKey[]): string | null {
  try {
    const entry = JSON.parse(proof.entry) as unknown[];
    const { id, event, actorId, subjectId, organizationId, details, at } = line;
    const stated = canonicalJson([1, id, event, actorId, subjectId, organizationId, details, Date.parse(at)]);
    if (stated !== canonicalJson(entry.slice(0, 8) as string[])) return 'the line differs from its proof';
    if (line.origin !== null && proof.origin !== null) {
      const { ipAddress, userAgent } = proof.origin;
      if (ipAddress !== line.origin.ipAddress || userAgent !== line.origin.userAgent)
        return 'the address differs from its proof';
    }
    return refuteProof(proof, keys);
  } catch (error) {
    return `the proof cannot be read: ${(error as Error).message}`;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      if (line !== '') yield line;
    }
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function parse(file: string, text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    throw new CommandError(`${file} has a line that is no JSON`);
  }
}
