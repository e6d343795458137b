import { execFile, spawnSync } from 'node:child_process';
import { globSync, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { featureFindings, optionsFromEnvironment, parseOptions, variables } from '#server/app/configuration.ts';
import { findUnsafeSettings } from '#server/call/findings.ts';
import { startFlags } from '#tests/support/processes/npm-start.ts';

import { read, root, unitOf, variablesOf } from './deployment-files.ts';

const units = globSync('deploy/systemd/*.{service,timer}', { cwd: root }).toSorted();
const services = units.filter((file) => file.endsWith('.service'));
const INSTALLED = '/opt/gatehouse/';

/** Directives for a file of systemd, in its section; of others `systemd-analyze` knows whether they exist. */
const sections = { Unit: 'Description', Service: 'ExecStart', Timer: 'OnCalendar', Install: 'WantedBy' };

const isInstalled = (program: string, flag: string) =>
  spawnSync(program, [flag], { stdio: 'ignore' }).error === undefined;

test.for(units)('%s has sections with their required directives', (file) => {
  const unit = unitOf(file);
  for (const [section, directives] of Object.entries(unit)) {
    expect(sections).toHaveProperty(section);
    expect(directives).toHaveProperty(sections[section as keyof typeof sections]);
  }
  expect(unit).toHaveProperty(file.endsWith('.timer') ? 'Timer' : 'Service');
});

test.for(services)('%s runs a program of the repository as an unprivileged user', (file) => {
  const { Service: service = {} } = unitOf(file);
  const [command = ''] = service['ExecStart'] ?? [];
  const paths = [...command.matchAll(/\/opt\/gatehouse\/(\S+)/g)].map(([, path]) => path!);
  expect(paths[0]).toBe('node_modules/.bin/node');
  for (const path of paths.filter((each) => !each.startsWith('dist/')))
    expect(existsSync(join(root, path)), path).toBe(true);
  expect(service).toMatchObject({ User: ['gatehouse'], ProtectSystem: ['strict'], NoNewPrivileges: ['yes'] });
  expect(service['EnvironmentFile']).toEqual(['/etc/gatehouse/gatehouse.env']);
});

test('gatehouse.service runs what `npm start` runs, and waits for the shutdown', () => {
  const { Service: service = {} } = unitOf('deploy/systemd/gatehouse.service');
  const [node, ...args] = service['ExecStart']![0]!.split(' ');
  expect(node).toBe(`${INSTALLED}node_modules/.bin/node`);
  expect(args).toEqual([...startFlags, `${INSTALLED}dist/server/main.js`]);
  const { shutdown } = parseOptions(optionsFromEnvironment(variablesOf('deploy/systemd/gatehouse.env')));
  const [seconds] = service['TimeoutStopSec']!;
  expect(Number(seconds)).toBeGreaterThan(shutdown.announceSeconds + shutdown.timeoutSeconds);
  // Workers that get the signal of systemd beside the message of their supervisor would end without a shutdown.
  expect(service['KillMode']).toEqual(['mixed']);
});

test('gatehouse.env and the units set variables of options, which together are safe', () => {
  const file = variablesOf('deploy/systemd/gatehouse.env');
  const ofUnits = services.flatMap((unit) => unitOf(unit)['Service']!['Environment'] ?? []);
  const set = Object.fromEntries(ofUnits.map((assignment) => assignment.split('=') as [string, string]));
  const { BACKUP_DIR, ...environment }: Record<string, string> = {
    ...set,
    ...file,
    AUTH_SECRET: 'Zk3v9Qw1yXo7Lr5sTn2uEb8cHd4fGj6m',
  };
  expect(BACKUP_DIR).toBe('/var/backups/gatehouse');
  for (const name of Object.keys(environment)) expect(Object.keys(variables)).toContain(name);
  const options = parseOptions(optionsFromEnvironment(environment), environment);
  expect(findUnsafeSettings(options, featureFindings).map(({ name }) => name)).toEqual(['sessions without an end']);
});

test('compose.yaml sets variables of options', () => {
  const { services: composed } = parse(read('compose.yaml')) as {
    services: { gatehouse: { environment: Record<string, string> } };
  };
  for (const name of Object.keys(composed.gatehouse.environment)) expect(Object.keys(variables)).toContain(name);
});

test.skipIf(!isInstalled('systemd-analyze', '--version'))(
  'systemd-analyze accepts the units without a warning, and rates the service as protected',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-units-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // It requires programs that exist.
    const copies = units.map((file) => join(folder, basename(file)));
    for (const [index, file] of units.entries()) {
      const text = read(file).replaceAll(`${INSTALLED}node_modules/.bin/node`, process.execPath);
      await writeFile(copies[index]!, text);
    }
    const analyze = (...args: string[]) => promisify(execFile)('systemd-analyze', args, { cwd: folder });
    expect(await analyze('verify', ...copies)).toEqual({ stdout: '', stderr: '' });
    // Exposure in tenths, which fails above the threshold.
    await analyze('security', '--offline=true', '--threshold=20', join(folder, 'gatehouse.service'));
  },
);

test.skipIf(!isInstalled('haproxy', '-v'))('haproxy accepts its configuration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-haproxy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'haproxy.cfg');
  const text = read('deploy/haproxy/haproxy.cfg');
  expect(text).toContain('bind :443 ssl crt /etc/haproxy/certs/ alpn h2,http/1.1\n');
  // Without a certificate.
  await writeFile(file, text.replace(/bind :443 .*/, 'bind 127.0.0.1:8443'));
  const { stderr, stdout } = await promisify(execFile)('haproxy', ['-c', '-f', file]);
  expect(stderr + stdout).not.toMatch(/WARNING|ALERT/);
});
