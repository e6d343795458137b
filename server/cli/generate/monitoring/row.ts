/** An alert on the expression of its row. */
export interface Alert {
  name: string;
  severity: 'critical' | 'warning';
  comparison: '>' | '==' | '<';
  threshold: number;
  /** How long the expression has to be beyond the threshold, such as `5m`. */
  for: string;
  /** What is the matter, for the message of the alert. */
  summary: string;
  /** The page in `docs/runbook`. */
  page: string;
}

/** A panel of the dashboard, and the alert on the same expression. */
export interface MonitoringRow {
  section: 'Availability' | 'Calls' | 'Database' | 'Process';
  panel: string;
  /** A unit of Grafana. */
  unit: 'short' | 'percentunit' | 's' | 'bytes' | 'reqps';
  /** PromQL over all nodes of the job `gatehouse`. */
  expression: string;
  /** Labels of a series, in Grafana's form. */
  legend: string;
  alert?: Alert;
}

export interface AlertingRow extends MonitoringRow {
  alert: Alert;
}
