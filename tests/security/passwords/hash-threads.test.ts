import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { expect, test } from 'vitest';

test.runIf(process.platform === 'linux')('hashes run in threads of lower priority, as many as run at once', () => {
  // In a process of its own, since the workers of Vitest may have threads of other tests.
  const script = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { hashPassword, verifyPassword } from '#server/security/password.ts';

    // The name in parentheses may contain spaces. Nice is the 19th field, the name the second, by proc(5).
    const niceOf = (thread) => {
      const stat = readFileSync('/proc/self/task/' + thread + '/stat', 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19 - 3]);
    };

    const stored = await hashPassword('a password', 4);
    const comparisons = Array.from({ length: 8 }, (_, number) => verifyPassword('a password' + (number || ''), stored));
    const matching = await Promise.all(comparisons);
    const lower = readdirSync('/proc/self/task').filter((thread) => niceOf(thread) > niceOf(process.pid));
    console.log(JSON.stringify({ matching, lower: lower.length }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual({
    matching: [true, ...Array<boolean>(7).fill(false)],
    lower: availableParallelism(),
  });
});
