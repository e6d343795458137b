import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PrometheusRule, ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';

import { featureFindings, optionsFromEnvironment, parseOptions, variables } from '#server/app/configuration.ts';
import { findUnsafeSettings } from '#server/call/findings.ts';
import { test } from '#tests/support/test.ts';

import { manifestOf, manifests, read, root, type Manifest } from './deployment-files.ts';

const models = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  PrometheusRule,
  Service,
  ServiceMonitor,
] as const;

/** As one that an operator would write. */
const secrets = {
  AUTH_SECRET: 'Zk3v9Qw1yXo7Lr5sTn2uEb8cHd4fGj6m',
  DATABASE_URL: 'postgres://gatehouse:p@db.example.com/gatehouse?sslmode=verify-full',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
};

interface Container {
  image: string;
  command?: string[];
  env: { name: string; valueFrom: { secretKeyRef: { name: string; key: string } } }[];
  ports: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string; subPath?: string }[];
  [probe: `${string}Probe`]: {
    httpGet: { path: string; port: string };
    periodSeconds: number;
    failureThreshold: number;
  };
}

const containerOf = (manifest: Manifest) => manifest.spec.template.spec.containers[0] as Container;
const deployment = manifestOf('Deployment');
const container = containerOf(deployment);
const { data = {} } = manifestOf('ConfigMap');
const environment = { NODE_ENV: 'production', ...data, ...secrets };
const options = parseOptions(optionsFromEnvironment(environment), environment);

test.for(manifests)('$file: $manifest.kind $manifest.metadata.name matches the schema of the API', ({ manifest }) => {
  const model = models.find(({ name }) => name === manifest.kind)!;
  // The model ignores other values of apiVersion and kind than its own.
  const valid = new (model as new (data: object) => { validate: () => void; apiVersion: string })({ ...manifest });
  valid.validate();
  expect(valid.apiVersion).toBe(manifest.apiVersion);
});

test('kustomization.yaml has every manifest but the migrations and those of the Prometheus operator', () => {
  const { resources } = parse(read('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
  const separate = ['migration-job.yaml', 'prometheus-rule.yaml', 'service-monitor.yaml'];
  const files = new Set(manifests.map(({ file }) => file));
  expect(resources.toSorted()).toEqual([...files].filter((file) => !separate.includes(file)));
});

test('every environment variable is one of an option, and all together are safe settings', () => {
  const named = [...Object.keys(data), ...container.env.map(({ name }) => name)];
  for (const name of named) expect(Object.keys(variables)).toContain(name);
  expect(container.env.map(({ valueFrom: { secretKeyRef } }) => secretKeyRef)).toEqual(
    Object.keys(secrets).map((key) => ({ name: 'gatehouse', key })),
  );
  // Left to the operator: an end of sessions that are in use.
  expect(findUnsafeSettings(options, featureFindings).map(({ name }) => name)).toEqual(['sessions without an end']);
});

test('gatehouse.config.ts of the manifests is valid', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-kubernetes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(root, 'server'), join(folder, 'server'));
  const [[name, text] = []] = Object.entries(manifestOf('ConfigMap', 'gatehouse-options').data!);
  await writeFile(join(folder, name!), text!);
  const module = (await import(join(folder, name!))) as { default: object };
  expect(parseOptions(module.default).rateLimit.storage).toBe('database');
  expect(container.volumeMounts).toContainEqual(
    expect.objectContaining({ mountPath: `/app/${name}`, subPath: name, name: 'options' }),
  );
});

test('the probes request paths that answer, on ports that the container has', async ({ anyone }) => {
  const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]));
  expect(ports).toEqual({ http: options.port, metrics: options.metrics.port });
  const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;
  for (const probe of probes) {
    const { path, port } = container[probe]!.httpGet;
    expect(port).toBe('http');
    expect((await anyone.send({ method: 'GET', url: path })).statusCode, path).toBe(200);
  }
  const [endpoint] = manifestOf('ServiceMonitor').spec.endpoints;
  expect(endpoint).toMatchObject({ port: 'metrics', path: '/metrics' });
  const service = manifestOf('Service').spec.ports as { name: string; targetPort: string }[];
  expect(service.map(({ name, targetPort }) => [name, targetPort])).toEqual([
    ['http', 'http'],
    ['metrics', 'metrics'],
  ]);
  const open = manifestOf('NetworkPolicy').spec.ingress as { ports: { port: number }[] }[];
  expect(open.flatMap((rule) => rule.ports.map(({ port }) => port))).toEqual(Object.values(ports));
});

test('a pod announces its stop for longer than its probe needs, and has the time to end', () => {
  const { announceSeconds, timeoutSeconds } = options.shutdown;
  const { periodSeconds, failureThreshold } = container.readinessProbe!;
  expect(announceSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
  expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(announceSeconds + timeoutSeconds);
});

test('all pods of the autoscaler, one more during an upgrade and the migrations have connections', () => {
  const { maxReplicas, minReplicas, scaleTargetRef } = manifestOf('HorizontalPodAutoscaler').spec;
  const { poolSize } = options.database;
  // 100 by default, of which PostgreSQL reserves three.
  expect((maxReplicas + deployment.spec.strategy.rollingUpdate.maxSurge + 1) * poolSize).toBeLessThanOrEqual(97);
  expect(minReplicas).toBeGreaterThan(manifestOf('PodDisruptionBudget').spec.maxUnavailable);
  expect(scaleTargetRef).toEqual({ apiVersion: deployment.apiVersion, kind: 'Deployment', name: 'gatehouse' });
});

test('selectors match the labels of the pods', () => {
  const { labels } = deployment.spec.template.metadata;
  const { selector: monitored } = manifestOf('ServiceMonitor').spec;
  expect(deployment.spec.selector.matchLabels).toEqual(labels);
  expect(manifestOf('Service').spec.selector).toEqual(labels);
  expect(manifestOf('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(manifestOf('Service').metadata.labels).toMatchObject(monitored.matchLabels);
  const { podSelector } = manifestOf('NetworkPolicy').spec;
  for (const { spec } of [deployment, manifestOf('Job', 'gatehouse-migrate')]) {
    expect(spec.template.metadata.labels).toMatchObject(podSelector.matchLabels);
  }
});

test('the migrations run the same image with the same secrets, and a program that the image has', () => {
  const job = containerOf(manifestOf('Job', 'gatehouse-migrate'));
  expect(job.image).toBe(container.image);
  expect(container.env).toEqual(expect.arrayContaining(job.env));
  const [node, program] = job.command!;
  expect(node).toBe('node');
  expect(read(program!)).toContain('npm run migrate');
});
