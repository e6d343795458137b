export interface DeviceGrantPageConfiguration {
  /** Whether users connect devices by a code. */
  deviceGrant: boolean;
}
