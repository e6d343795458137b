/** Why the page and the service do not fit together, for developers. */
export interface Problem {
  /** Of the guide. */
  section: string;
  title: string;
  /** What was tried, and the remedy, as sentences. */
  lines: string[];
}
