import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { optionsFromEnvironment, parseOptions } from '#server/app/configuration.ts';
import { startFlags } from '#tests/support/processes/npm-start.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the Dockerfile passes a linter, runs as an unprivileged user and has a health check', () => {
  const dockerfile = read('Dockerfile');

  expect(validate(dockerfile)).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  // Kubernetes' `runAsNonRoot` needs a numeric id.
  expect(last).toMatch(/^USER [1-9]\d*(:\d+)?$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  // The exec form: a shell would not forward signals.
  const [, command] = /^CMD (\[.*\])$/m.exec(last)!;
  expect(JSON.parse(command!)).toEqual(['node', ...startFlags, 'dist/server/main.js']);
  for (const [, path] of last.matchAll(/--from=build .*?\/app\/(\S+) /g)) {
    if (path !== 'dist') expect(existsSync(join(root, path!)), path).toBe(true);
  }
});

test('the image build warms the compile cache with the flags of `npm start`', { timeout: 60_000 }, async () => {
  const [, command] = /^RUN node (.* dist\/server\/main\.js)/m.exec(read('Dockerfile'))!;
  expect(command!.split(' ')).toEqual([...startFlags, 'dist/server/main.js']);

  const cache = await mkdtemp(join(tmpdir(), 'gatehouse-cache-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const env = { PATH: '/usr/bin:/bin', NODE_ENV: 'production', NODE_COMPILE_CACHE: cache };
  const run = promisify(execFile)(process.execPath, command!.split(' '), { cwd: root, env });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('AUTH_SECRET') });
  expect((await readdir(cache, { recursive: true })).length).toBeGreaterThan(3);
});

test('the compose file is valid, requires AUTH_SECRET and waits for its database', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  const { gatehouse, postgres } = services;

  expect(gatehouse.depends_on.postgres.condition).toBe('service_healthy');
  expect(gatehouse).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(postgres.healthcheck.test).toEqual(['CMD-SHELL', 'pg_isready -U gatehouse -d gatehouse']);
  expect(Object.keys(volumes)).toEqual(['data']);
  const seconds = Number.parseInt(gatehouse.stop_grace_period, 10);
  const { shutdown } = parseOptions(optionsFromEnvironment({ SHUTDOWN_ANNOUNCE_SECONDS: '5' }));
  expect(seconds).toBeGreaterThan(shutdown.announceSeconds + shutdown.timeoutSeconds);
  // Required, so that no default secret can be left unchanged.
  expect(gatehouse.environment.AUTH_SECRET).toMatch(/^\$\{AUTH_SECRET:\?/);
});
