import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sample } from '#tests/support/sources/documents.ts';
import { optionsFromEnvironment, parseOptions } from '#server/app/configuration.ts';

import { manifestOf, manifests, root, unitOf } from './deployment-files.ts';

const install = sample('docs/deployment.md#one-machine sh');
const start = sample('docs/deployment.md#first-start sh');
const kubernetes = sample('docs/deployment.md#kubernetes sh');

test('the commands for one machine install files that exist, where the units read them', () => {
  const paths = [...install.matchAll(/\/opt\/gatehouse\/(\S+)/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(globSync(path, { cwd: root }), path).not.toEqual([]);
  const { User: [user] = [], EnvironmentFile: [file] = [] } = unitOf('deploy/systemd/gatehouse.service')['Service']!;
  const { ReadWritePaths: [backups] = [] } = unitOf('deploy/systemd/gatehouse-backup.service')['Service']!;
  expect(install).toMatch(new RegExp(`^useradd .* ${user}$`, 'm'));
  expect(install).toMatch(new RegExp(` ${file}$`, 'm'));
  expect(install).toMatch(new RegExp(`^install -d .* ${backups}$`, 'm'));
  const units = [...start.matchAll(/gatehouse[\w-]*\.(?:service|timer)/g)].map(([unit]) => unit);
  expect(units).toEqual(['gatehouse.service', 'gatehouse-backup.timer']);
  for (const unit of units) expect(unitOf(`deploy/systemd/${unit}`)).toHaveProperty('Install');
});

test('the commands for Kubernetes create the secret that the pods read, and apply files that exist', () => {
  const secrets = [...kubernetes.matchAll(/--from-literal=(\w+)=(?:'([^']*)')?/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const { env } = manifestOf('Deployment').spec.template.spec.containers[0] as { env: { name: string }[] };
  expect(secrets.map(([name]) => name)).toEqual(env.map(({ name }) => name));
  expect(() => parseOptions(optionsFromEnvironment(Object.fromEntries(secrets)))).not.toThrow();
  const applied = [...kubernetes.matchAll(/deploy\/kubernetes\/([\w-]+\.yaml)/g)].map(([, file]) => file);
  const files = manifests.map(({ file }) => file);
  for (const file of applied) expect(files).toContain(file);
  expect(kubernetes).toContain(`job/${manifestOf('Job', 'gatehouse-migrate').metadata.name}`);
});
