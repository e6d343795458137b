import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { AppServices } from '#server/call/context.ts';
import type { AuditAnchorOption } from '#server/features/audit-log/audit.options.ts';

import { appendCheckpoints } from './file-anchor.ts';
import { dailyKinds } from './targets.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;

/** In the folder of a repository. */
export const CHECKPOINT_FILE = 'audit-checkpoints.jsonl';

/**
 * Appends the checkpoints of days to a file of a working copy, and commits it. Also what an interrupted run has appended.
 *
 * @returns the last checkpoint of the commit; null if nothing was new.
 */
export async function commitCheckpoints(
  service: Pick<AppServices, 'reads' | 'options'>,
  { repository, branch, push }: Extract<AuditAnchorOption, { type: 'git' }>,
): Promise<number | null> {
  const git = async (...args: string[]) => {
    // A question for a password, in a terminal, ends with the time-out.
    const { stdout } = await run('git', ['-C', repository, ...args], { timeout: TIMEOUT_MS });
    return stdout.trim();
  };
  const current = await git('symbolic-ref', '--short', 'HEAD');
  if (current !== branch) throw new Error(`${repository} has the branch ${current} checked out, not ${branch}`);
  const { last } = await appendCheckpoints(service, join(repository, CHECKPOINT_FILE), dailyKinds);
  const isChanged = (await git('status', '--porcelain', '--', CHECKPOINT_FILE)) !== '';
  if (isChanged) {
    await git('add', '--', CHECKPOINT_FILE);
    const author = ['-c', `user.name=${service.options.appName}`, '-c', 'user.email=audit@localhost'];
    const message = `Checkpoint${last === null ? 's' : ` ${last}`} of ${service.options.baseUrl}`;
    await git(...author, 'commit', '--quiet', '--message', message, '--', CHECKPOINT_FILE);
  }
  if (push && (isChanged || (await isUnpushed(git, branch)))) await git('push', '--quiet', 'origin', branch);
  return last;
}

/** Whether an earlier push failed. */
async function isUnpushed(git: (...args: string[]) => Promise<string>, branch: string): Promise<boolean> {
  const pushed = await git('rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}`).catch(() => '');
  return pushed !== (await git('rev-parse', 'HEAD'));
}
