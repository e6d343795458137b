import { processRows } from './process-rows.ts';
import type { AlertingRow, MonitoringRow } from './row.ts';
import { serviceRows } from './service-rows.ts';

/** What is measured, shown and alerted on. `npm run docs` writes the dashboard, the rules and the table of the runbook from it. */
export const monitoringRows: readonly MonitoringRow[] = [...serviceRows, ...processRows];

export const alertingRows = monitoringRows.filter((row): row is AlertingRow => row.alert !== undefined);

/** The condition of an alert in PromQL. */
export function conditionOf({ expression, alert }: AlertingRow): string {
  return `(${expression}) ${alert.comparison} ${alert.threshold}`;
}
