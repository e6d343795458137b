import { stringify } from 'yaml';

import { alertingRows, conditionOf } from './rows.ts';

/** Where operators read the runbook: with this repository, unless they publish it elsewhere. */
const RUNBOOK = 'docs/runbook/';

const HEADING = '# Written by `npm run docs` from server/cli/generate/monitoring/rows.ts.\n';

const groups = [
  {
    name: 'gatehouse',
    rules: alertingRows.map((row) => ({
      alert: row.alert.name,
      expr: conditionOf(row),
      for: row.alert.for,
      labels: { severity: row.alert.severity },
      annotations: { summary: row.alert.summary, runbook_url: `${RUNBOOK}${row.alert.page}` },
    })),
  },
];

const yamlOf = (value: object) => HEADING + stringify(value, { lineWidth: 0, singleQuote: true });

/** `rule_files` of Prometheus. */
export const alertRules = (): string => yamlOf({ groups });

/** The same rules for the Prometheus operator. */
export const prometheusRule = (): string =>
  yamlOf({
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'gatehouse', labels: { 'app.kubernetes.io/name': 'gatehouse' } },
    spec: { groups },
  });
