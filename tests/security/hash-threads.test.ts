import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import { expect } from 'vitest';

import { hashPassword, verifyPassword } from '#server/security/password.ts';
import { test } from '#tests/support/test.ts';

/** The nice value of a thread of this process, by proc(5). */
async function niceOf(thread: number): Promise<number> {
  const stat = await readFile(`/proc/self/task/${thread}/stat`, 'utf8');
  // The name in parentheses may contain spaces. Nice is the 19th field, the name the second.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19 - 3]);
}

test.runIf(process.platform === 'linux')(
  'hashes run in threads of lower priority, as many as run at once',
  async () => {
    const stored = await hashPassword('a password', 4);
    const comparisons = Array.from({ length: 8 }, (_, number) => verifyPassword(`a password${number || ''}`, stored));

    expect(await Promise.all(comparisons)).toEqual([true, ...Array(7).fill(false)]);
    const threads = (await readdir('/proc/self/task')).map(Number);
    const [main, ...all] = await Promise.all([process.pid, ...threads].map(niceOf));
    expect(all.filter((nice) => nice > main!)).toHaveLength(availableParallelism());
  },
);
