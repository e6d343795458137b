export interface AdminPageConfiguration {
  /** Whether the server's terminal shows a setup link for the first administrator. */
  needsSetup: boolean;
}
