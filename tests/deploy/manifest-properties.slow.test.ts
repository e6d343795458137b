import { expect, test } from 'vitest';

import { manifestOf, manifests } from './deployment-files.ts';
import { typeErrorsOf, type TypedFile } from './typed-files.ts';

const PROMETHEUS_OPERATOR = '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';

function moduleOf(apiVersion: string): string {
  if (apiVersion.startsWith('monitoring.coreos.com/')) return PROMETHEUS_OPERATOR;
  return `kubernetes-models/${apiVersion}`;
}

test('the manifests have only properties that the API knows', { timeout: 120_000 }, async () => {
  const files = manifests.map(({ file, manifest }): TypedFile => {
    const { apiVersion, kind, metadata } = manifest;
    return { file: `${file}-${metadata.name}`, type: `I${kind}`, from: moduleOf(apiVersion), value: manifest };
  });
  const misspelled = { ...manifestOf('Deployment'), spec: { ...manifestOf('Deployment').spec, replica: 2 } };
  files.push({ file: 'misspelled', type: 'IDeployment', from: 'kubernetes-models/apps/v1', value: misspelled });

  const errors = (await typeErrorsOf(files))
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith(' '));
  expect(errors).toEqual([expect.stringMatching(/misspelled\.ts.* '"replica"' does not exist/)]);
});
