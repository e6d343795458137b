import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { parseAllDocuments } from 'yaml';

export const root = join(import.meta.dirname, '../..');

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The parts of a manifest that the tests read. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the schemas of Kubernetes check its form
  spec?: any;
}

/** All objects of `deploy/kubernetes`, by the name of their file; kustomization.yaml is not sent to a cluster. */
export const manifests: readonly { file: string; manifest: Manifest }[] = globSync('deploy/kubernetes/*.yaml', {
  cwd: root,
})
  .toSorted()
  .filter((file) => basename(file) !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`);
      return { file: basename(file), manifest: document.toJS() as Manifest };
    }),
  );

export function manifestOf(kind: string, name = 'gatehouse'): Manifest {
  const found = manifests.find(({ manifest }) => manifest.kind === kind && manifest.metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return found.manifest;
}

/** The assignments of a file of environment variables, as systemd reads it. */
export function variablesOf(file: string): Record<string, string> {
  const lines = read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`${file}: ${line}`);
      return [name, value!];
    }),
  );
}

/** A unit of systemd: the values of each directive, by section. */
export type Unit = Record<string, Record<string, string[]>>;

/** Parses a unit strictly: no continuation lines, no directive outside of a section. */
export function unitOf(file: string): Unit {
  const unit: Unit = {};
  let section: Record<string, string[]> | undefined;
  for (const line of read(file).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, heading] = /^\[([A-Z][a-z]+)\]$/.exec(line) ?? [];
    const [, name, value] = /^([A-Z][A-Za-z]+)=(.*[^\\]|)$/.exec(line) ?? [];
    if (heading !== undefined) section = unit[heading] ??= {};
    else if (name !== undefined && section) (section[name] ??= []).push(value!);
    else throw new Error(`${file}: ${line}`);
  }
  return unit;
}
