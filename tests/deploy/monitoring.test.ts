import { execFile, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, expect, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';

import { grafanaDashboard } from '#server/cli/generate/monitoring/grafana.ts';
import { alertRules, prometheusRule } from '#server/cli/generate/monitoring/prometheus.ts';
import { alertingRows, conditionOf, monitoringRows } from '#server/cli/generate/monitoring/rows.ts';
import { Person } from '#tests/support/person.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { firing, healthy, ruleTest } from './alert-cases.ts';
import { read, root } from './deployment-files.ts';
import { exposedMetrics, problemsOf, type ExposedMetrics } from './promql.ts';

let exposed: ExposedMetrics;
beforeAll(async () => {
  await using gatehouse = await startGatehouse({ metrics: { enabled: true, onPublicPort: true } });
  await new Person(gatehouse).get('/ok');
  exposed = exposedMetrics((await gatehouse.app.inject({ url: '/metrics' })).body);
});

interface PanelJson {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}
const dashboard = JSON.parse(grafanaDashboard()) as { panels: PanelJson[] };

const PROMQL_SAMPLES = [
  'docs/runbook/unavailable.md#what-to-check promql',
  'docs/runbook/errors.md#what-to-check promql',
  'docs/runbook/slow-sessions.md#what-to-check promql',
  'docs/runbook/slow-sign-ins.md#what-to-check promql',
  'docs/runbook/rate-limited.md#what-to-check promql',
  'docs/runbook/event-loop-delay.md#what-to-check promql',
  'docs/runbook/memory.md#what-to-check promql',
  'docs/runbook/file-descriptors.md#what-to-check promql',
];

test('a check of an expression finds wrong syntax, and metrics and labels that do not exist', () => {
  expect(problemsOf('sum(rate(gatehouse_calls_total[5m])) > 1', exposed)).toEqual([]);
  expect(problemsOf('sum(rate(gatehouse_calls_total[5m]) > 1', exposed)).toEqual([expect.stringContaining('parse')]);
  expect(problemsOf('gatehouse_logins_total > 1', exposed)).toEqual(['no such metric: gatehouse_logins_total']);
  expect(problemsOf('gatehouse_calls_total{code="503"} > 1', exposed)).toEqual(['no such label: code']);
  expect(problemsOf('1 > 2', exposed)).toEqual([expect.stringContaining('selects no metric')]);
});

test('every expression of a panel, an alert and the runbook parses and selects metrics of the service', () => {
  const expressions = [
    ...monitoringRows.map(({ expression }) => expression),
    ...alertingRows.map(conditionOf),
    ...PROMQL_SAMPLES.map(sample),
  ];
  for (const expression of expressions) expect(problemsOf(expression.trim(), exposed), expression).toEqual([]);
  const legends = monitoringRows.flatMap(({ legend }) =>
    [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!),
  );
  const labels = new Set([...exposed.values()].flatMap((each) => [...each]));
  for (const label of legends) expect(labels).toContain(label);
});

test('every alert has a name, a panel and a page of its own, and every page an alert', () => {
  const names = alertingRows.map(({ alert }) => alert.name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(monitoringRows.map(({ panel }) => panel)).size).toBe(monitoringRows.length);
  const pages = globSync('docs/runbook/*.md', { cwd: root }).filter((page) => !page.endsWith('README.md'));
  expect(pages.toSorted()).toEqual(alertingRows.map(({ alert }) => `docs/runbook/${alert.page}`).toSorted());
  for (const { alert } of alertingRows) {
    const page = read(`docs/runbook/${alert.page}`);
    expect(page).toMatch(new RegExp(`^# ${alert.name}\n`));
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(['What to check', 'What to do']);
  }
});

test('the rules, the dashboard and the table are those that `npm run docs` writes', () => {
  expect(read('deploy/prometheus/alerts.yaml')).toBe(alertRules());
  expect(read('deploy/kubernetes/prometheus-rule.yaml')).toBe(prometheusRule());
  expect(read('deploy/grafana/gatehouse.json')).toBe(grafanaDashboard());
});

test('the panels of the dashboard have the rows’ expressions, ids of their own, and do not overlap', () => {
  const { panels } = dashboard;
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(queries).toEqual(monitoringRows.map(({ expression }) => expression));
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
});

const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).error === undefined;

test.skipIf(!hasPromtool)(
  'promtool accepts rules and configuration; each alert fires, and none without a cause',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-rules-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: folder });
    await writeFile(join(folder, 'alerts.yaml'), alertRules());
    await writeFile(join(folder, 'prometheus.yaml'), sample('docs/runbook/README.md#runbook yaml'));
    await promtool('check', 'config', 'prometheus.yaml');

    expect(Object.keys(firing)).toEqual(alertingRows.map(({ alert }) => alert.name));
    const tests = Object.entries(firing).map(([name, series]) =>
      ruleTest(
        { ...healthy, ...series },
        `count by () (ALERTS{alertname="${name}",alertstate="firing"}) > bool 0`,
        [1],
      ),
    );
    tests.push(ruleTest(healthy, 'count by () (ALERTS)', []));
    const file = { rule_files: ['alerts.yaml'], evaluation_interval: '15s', tests };
    await writeFile(join(folder, 'tests.yaml'), stringify(file));
    expect((await promtool('test', 'rules', 'tests.yaml')).stdout).toContain('SUCCESS');
  },
);

test('Prometheus reads the ports of the metrics by the job that the alerts select', () => {
  const config = parse(sample('docs/runbook/README.md#runbook yaml')) as { scrape_configs: { job_name: string }[] };
  expect(config.scrape_configs.map(({ job_name }) => job_name)).toEqual(['gatehouse']);
});
