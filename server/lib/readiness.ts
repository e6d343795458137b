/** Whether the service accepts calls, for the probe, the transports and the shutdown. */
export class Readiness {
  /** True from the beginning of a shutdown. */
  draining = false;
  /** The last time at which the database was healthy, by the monotonic clock. */
  healthyAt = -Infinity;
}
