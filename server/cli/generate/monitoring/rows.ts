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

const answered = 'sum(rate(gatehouse_calls_total{call!="ok"}[5m]))';
const share = (selector: string) =>
  `(sum(rate(gatehouse_calls_total{call!="ok",${selector}}[5m])) or vector(0)) / ${answered}`;
const quantile = (part: number, call: string) =>
  `histogram_quantile(${part}, sum by (le) (rate(gatehouse_call_duration_seconds_bucket{call="${call}"}[5m])))`;

/** What is measured, shown and alerted on. `npm run docs` writes the dashboard, the rules and the table of the runbook from it. */
export const monitoringRows: readonly MonitoringRow[] = [
  {
    section: 'Availability',
    panel: 'Nodes that answer',
    unit: 'short',
    expression: 'sum(up{job="gatehouse"}) or vector(0)',
    legend: 'nodes',
    alert: {
      name: 'GatehouseDown',
      severity: 'critical',
      comparison: '==',
      threshold: 0,
      for: '1m',
      summary: 'No node answers.',
      page: 'down.md',
    },
  },
  {
    section: 'Availability',
    panel: 'State of each node',
    unit: 'short',
    expression: 'up{job="gatehouse"}',
    legend: '{{instance}}',
    alert: {
      name: 'GatehouseNodeDown',
      severity: 'warning',
      comparison: '==',
      threshold: 0,
      for: '3m',
      summary: 'The node {{ $labels.instance }} does not answer.',
      page: 'node-down.md',
    },
  },
  {
    section: 'Availability',
    panel: 'Share of calls answered 503',
    unit: 'percentunit',
    expression: share('status="503"'),
    legend: '503',
    alert: {
      name: 'GatehouseUnavailable',
      severity: 'critical',
      comparison: '>',
      threshold: 0.05,
      for: '2m',
      summary: '{{ $value | humanizePercentage }} of the calls are answered 503: the database is not usable.',
      page: 'unavailable.md',
    },
  },
  {
    section: 'Availability',
    panel: 'Share of calls that failed',
    unit: 'percentunit',
    expression: share('status=~"5..",status!="503"'),
    legend: '5xx without 503',
    alert: {
      name: 'GatehouseErrors',
      severity: 'critical',
      comparison: '>',
      threshold: 0.01,
      for: '5m',
      summary: '{{ $value | humanizePercentage }} of the calls fail with an error of the service.',
      page: 'errors.md',
    },
  },
  {
    section: 'Availability',
    panel: 'Starts in 15 minutes',
    unit: 'short',
    expression: 'changes(process_start_time_seconds{job="gatehouse"}[15m])',
    legend: '{{instance}}',
    alert: {
      name: 'GatehouseRestarts',
      severity: 'warning',
      comparison: '>',
      threshold: 2,
      for: '0m',
      summary: 'The node {{ $labels.instance }} started {{ $value }} times in 15 minutes.',
      page: 'restarts.md',
    },
  },
  {
    section: 'Calls',
    panel: 'Calls in a second',
    unit: 'reqps',
    expression: 'sum by (call) (rate(gatehouse_calls_total[5m]))',
    legend: '{{call}}',
  },
  {
    section: 'Calls',
    panel: 'Responses in a second',
    unit: 'reqps',
    expression: 'sum by (status) (rate(gatehouse_calls_total[5m]))',
    legend: '{{status}}',
  },
  {
    section: 'Calls',
    panel: 'Duration of get-session, 99th percentile',
    unit: 's',
    expression: quantile(0.99, 'getSession'),
    legend: 'get-session',
    alert: {
      name: 'GatehouseSlowSessions',
      severity: 'warning',
      comparison: '>',
      threshold: 0.25,
      for: '10m',
      summary: 'One in a hundred session look-ups takes longer than {{ $value | humanizeDuration }}.',
      page: 'slow-sessions.md',
    },
  },
  {
    section: 'Calls',
    panel: 'Duration of a sign-in, 95th percentile',
    unit: 's',
    expression: quantile(0.95, 'signIn.email'),
    legend: 'sign-in',
    alert: {
      name: 'GatehouseSlowSignIns',
      severity: 'warning',
      comparison: '>',
      threshold: 2,
      for: '10m',
      summary: 'One in twenty sign-ins takes longer than {{ $value | humanizeDuration }}.',
      page: 'slow-sign-ins.md',
    },
  },
  {
    section: 'Calls',
    panel: 'Rejected sign-ins in a second',
    unit: 'reqps',
    expression: 'sum(rate(gatehouse_calls_total{call=~"signIn[.].+",status="401"}[10m]))',
    legend: 'rejected',
    alert: {
      name: 'GatehouseRejectedSignIns',
      severity: 'warning',
      comparison: '>',
      threshold: 2,
      for: '10m',
      summary: '{{ $value | humanize }} sign-ins in a second are rejected, which may be an attack.',
      page: 'rejected-sign-ins.md',
    },
  },
  {
    section: 'Calls',
    panel: 'Share of calls over a rate limit',
    unit: 'percentunit',
    expression: share('status="429"'),
    legend: '429',
    alert: {
      name: 'GatehouseRateLimited',
      severity: 'warning',
      comparison: '>',
      threshold: 0.1,
      for: '10m',
      summary: '{{ $value | humanizePercentage }} of the calls are over a rate limit.',
      page: 'rate-limited.md',
    },
  },
  {
    section: 'Database',
    panel: 'Connections of the pool',
    unit: 'short',
    expression: 'sum by (instance, state) (gatehouse_database_connections)',
    legend: '{{instance}} {{state}}',
  },
  {
    section: 'Database',
    panel: 'Calls that wait for a connection',
    unit: 'short',
    expression: 'sum by (instance) (gatehouse_database_connections{state="waiting"})',
    legend: '{{instance}}',
    alert: {
      name: 'GatehouseWaitingForConnections',
      severity: 'warning',
      comparison: '>',
      threshold: 0,
      for: '3m',
      summary: '{{ $value }} calls of {{ $labels.instance }} wait for a connection of the pool.',
      page: 'waiting-for-connections.md',
    },
  },
  {
    section: 'Process',
    panel: 'Background tasks',
    unit: 'short',
    expression: 'gatehouse_background_tasks',
    legend: '{{instance}}',
    alert: {
      name: 'GatehouseBackgroundTasks',
      severity: 'warning',
      comparison: '>',
      threshold: 100,
      for: '15m',
      summary: '{{ $value }} background tasks run on {{ $labels.instance }}: another service does not answer.',
      page: 'background-tasks.md',
    },
  },
  {
    section: 'Process',
    panel: 'Delay of the event loop, 99th percentile',
    unit: 's',
    expression: 'nodejs_eventloop_lag_p99_seconds{job="gatehouse"}',
    legend: '{{instance}}',
    alert: {
      name: 'GatehouseEventLoopDelay',
      severity: 'warning',
      comparison: '>',
      threshold: 0.2,
      for: '5m',
      summary: 'The node {{ $labels.instance }} is busy: its event loop is late by {{ $value | humanizeDuration }}.',
      page: 'event-loop-delay.md',
    },
  },
  {
    section: 'Process',
    panel: 'Processor cores',
    unit: 'short',
    expression: 'rate(process_cpu_seconds_total{job="gatehouse"}[5m])',
    legend: '{{instance}}',
  },
  {
    section: 'Process',
    panel: 'Memory',
    unit: 'bytes',
    expression: 'process_resident_memory_bytes{job="gatehouse"}',
    legend: '{{instance}}',
    alert: {
      name: 'GatehouseMemory',
      severity: 'warning',
      comparison: '>',
      threshold: 450_000_000,
      for: '15m',
      summary: 'The node {{ $labels.instance }} uses {{ $value | humanize1024 }}B of memory.',
      page: 'memory.md',
    },
  },
  {
    section: 'Process',
    panel: 'Heap',
    unit: 'bytes',
    expression: 'nodejs_heap_size_used_bytes{job="gatehouse"}',
    legend: '{{instance}}',
  },
  {
    section: 'Process',
    panel: 'Share of the file descriptors in use',
    unit: 'percentunit',
    expression: 'process_open_fds{job="gatehouse"} / process_max_fds{job="gatehouse"}',
    legend: '{{instance}}',
    alert: {
      name: 'GatehouseFileDescriptors',
      severity: 'warning',
      comparison: '>',
      threshold: 0.8,
      for: '5m',
      summary: 'The node {{ $labels.instance }} uses {{ $value | humanizePercentage }} of its file descriptors.',
      page: 'file-descriptors.md',
    },
  },
];

export interface AlertingRow extends MonitoringRow {
  alert: Alert;
}

export const alertingRows = monitoringRows.filter((row): row is AlertingRow => row.alert !== undefined);

/** The condition of an alert in PromQL. */
export function conditionOf({ expression, alert }: AlertingRow): string {
  return `(${expression}) ${alert.comparison} ${alert.threshold}`;
}
