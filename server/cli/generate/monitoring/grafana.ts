import type { MonitoringRow } from './row.ts';
import { monitoringRows } from './rows.ts';

const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };
/** The width of a dashboard is 24. */
const [WIDTH, HEIGHT, COLUMNS] = [12, 8, 2];

/** The dashboard in the JSON that Grafana imports. */
export function grafanaDashboard(): string {
  const dashboard = {
    uid: 'gatehouse',
    title: 'Gatehouse',
    description: 'Written by `npm run docs` of Gatehouse.',
    tags: ['gatehouse'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [{ type: 'datasource', name: 'datasource', label: 'Prometheus', query: 'prometheus', refresh: 1 }],
    },
    panels: panels(),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

function panels(): object[] {
  const sections = Object.groupBy(monitoringRows, ({ section }) => section);
  const all: object[] = [];
  let y = 0;
  for (const [title, rows = []] of Object.entries(sections)) {
    all.push({
      id: all.length + 1,
      type: 'row',
      title,
      collapsed: false,
      gridPos: { x: 0, y, w: 24, h: 1 },
      panels: [],
    });
    y += 1;
    for (const [index, row] of rows.entries()) {
      const gridPos = {
        x: (index % COLUMNS) * WIDTH,
        y: y + Math.floor(index / COLUMNS) * HEIGHT,
        w: WIDTH,
        h: HEIGHT,
      };
      all.push({ id: all.length + 1, gridPos, ...panelOf(row) });
    }
    y += Math.ceil(rows.length / COLUMNS) * HEIGHT;
  }
  return all;
}

function panelOf({ panel, unit, expression, legend, alert }: MonitoringRow): object {
  const base = { color: 'green', value: null };
  const steps = alert && alert.comparison === '>' ? [base, { color: 'red', value: alert.threshold }] : [base];
  return {
    type: 'timeseries',
    title: panel,
    ...(alert ? { description: `Alert ${alert.name}: docs/runbook/${alert.page}` } : {}),
    datasource: DATASOURCE,
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        thresholds: { mode: 'absolute', steps },
        custom: { thresholdsStyle: { mode: steps.length > 1 ? 'line' : 'off' } },
      },
      overrides: [],
    },
    options: {
      legend: { displayMode: 'list', placement: 'bottom', showLegend: true, calcs: [] },
      tooltip: { mode: 'multi', sort: 'desc' },
    },
    targets: [{ refId: 'A', datasource: DATASOURCE, expr: expression, legendFormat: legend, range: true }],
  };
}
