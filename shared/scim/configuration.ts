export interface ScimPageConfiguration {
  /** Whether organizations can connect a directory. */
  directories: boolean;
}
