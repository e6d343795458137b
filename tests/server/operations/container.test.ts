import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { optionsFromEnvironment, parseOptions } from '#server/options/options.ts';
import { startFlags } from '#tests/support/npm-start.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the Dockerfile has no fault that a linter finds, and runs as an ordinary user with a health check', () => {
  const dockerfile = read('Dockerfile');

  expect(validate(dockerfile)).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  // Signals reach the service only where no shell stands between.
  const [, command] = /^CMD (\[.*\])$/m.exec(last)!;
  expect(JSON.parse(command!)).toEqual(['node', ...startFlags, 'dist/server/main.js']);
  for (const [, path] of last.matchAll(/--from=build .*?\/app\/(\S+) /g)) {
    if (path !== 'dist') expect(existsSync(join(root, path!)), path).toBe(true);
  }
});

test('the compose file parses, knows the variables it sets, and waits for its database', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  const { gatehouse, postgres } = services;

  expect(gatehouse.depends_on.postgres.condition).toBe('service_healthy');
  expect(gatehouse).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(postgres.healthcheck.test).toEqual(['CMD-SHELL', 'pg_isready -U gatehouse -d gatehouse']);
  expect(Object.keys(volumes)).toEqual(['data']);
  const seconds = Number.parseInt(gatehouse.stop_grace_period, 10);
  const { shutdown } = parseOptions(optionsFromEnvironment({ SHUTDOWN_ANNOUNCE_SECONDS: '5' }));
  expect(seconds).toBeGreaterThan(shutdown.announceSeconds + shutdown.timeoutSeconds);
  // A required variable has no default that somebody could forget to change.
  expect(gatehouse.environment.AUTH_SECRET).toMatch(/^\$\{AUTH_SECRET:\?/);
});
