/** Series of promtool by their selector: values in its notation, one for each 15 s. */
type Series = Record<string, string>;

const on = (instance: string, labels = '') => `{job="gatehouse",instance="${instance}"${labels}}`;
const calls = (call: string, status: number) =>
  `gatehouse_calls_total${on('a', `,call="${call}",transport="RPC",status="${status}"`)}`;
const bucket = (call: string, le: string) =>
  `gatehouse_call_duration_seconds_bucket${on('a', `,call="${call}",le="${le}"`)}`;

/** Two nodes on which no alert fires. */
export const healthy: Series = {
  [`up${on('a')}`]: '1x200',
  [`up${on('b')}`]: '1x200',
  [calls('getSession', 200)]: '0+150x200',
  [calls('signIn.email', 401)]: '0+1x200',
  [bucket('getSession', '0.005')]: '0+150x200',
  [bucket('getSession', '1')]: '0+150x200',
  [bucket('getSession', '+Inf')]: '0+150x200',
  [bucket('signIn.email', '0.5')]: '0+10x200',
  [bucket('signIn.email', '5')]: '0+10x200',
  [bucket('signIn.email', '+Inf')]: '0+10x200',
  [`process_start_time_seconds${on('a')}`]: '1000x200',
  [`gatehouse_database_connections${on('a', ',state="waiting"')}`]: '0x200',
  [`gatehouse_background_tasks${on('a')}`]: '1x200',
  [`nodejs_eventloop_lag_p99_seconds${on('a')}`]: '0.01x200',
  [`process_resident_memory_bytes${on('a')}`]: '190000000x200',
  [`process_open_fds${on('a')}`]: '100x200',
  [`process_max_fds${on('a')}`]: '65536x200',
};

/** For each alert, the series with which it fires. */
export const firing: Record<string, Series> = {
  GatehouseDown: { [`up${on('a')}`]: '0x200', [`up${on('b')}`]: '0x200' },
  GatehouseNodeDown: { [`up${on('b')}`]: '0x200' },
  GatehouseUnavailable: { [calls('getSession', 503)]: '0+30x200' },
  GatehouseErrors: { [calls('getSession', 500)]: '0+10x200' },
  GatehouseRestarts: { [`process_start_time_seconds${on('a')}`]: '1000+15x200' },
  GatehouseSlowSessions: { [bucket('getSession', '0.005')]: '0x200' },
  GatehouseSlowSignIns: { [bucket('signIn.email', '0.5')]: '0x200' },
  GatehouseRejectedSignIns: { [calls('signIn.email', 401)]: '0+60x200' },
  GatehouseRateLimited: { [calls('getSession', 429)]: '0+30x200' },
  GatehouseWaitingForConnections: { [`gatehouse_database_connections${on('a', ',state="waiting"')}`]: '3x200' },
  GatehouseBackgroundTasks: { [`gatehouse_background_tasks${on('a')}`]: '150x200' },
  GatehouseEventLoopDelay: { [`nodejs_eventloop_lag_p99_seconds${on('a')}`]: '0.4x200' },
  GatehouseMemory: { [`process_resident_memory_bytes${on('a')}`]: '500000000x200' },
  GatehouseFileDescriptors: { [`process_open_fds${on('a')}`]: '60000x200' },
};

/** A test for `promtool test rules`: `expression` has these values after 40 minutes. */
export function ruleTest(series: Series, expression: string, values: number[]): object {
  return {
    interval: '15s',
    input_series: Object.entries(series).map(([name, points]) => ({ series: name, values: points })),
    promql_expr_test: [
      { expr: expression, eval_time: '40m', exp_samples: values.map((value) => ({ labels: '{}', value })) },
    ],
  };
}
