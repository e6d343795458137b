export const versions = ['newest', 'oldest'] as const;
/** Of the published package: 1.7.25 and 1.2.8. */
export type Version = (typeof versions)[number];

export const BASE_URL = 'http://localhost:3000';

/** A running service: the reference, or Gatehouse for the client of that version. */
export interface Service {
  version: Version;
  /** A `fetch` with cookies of its own. */
  browserFetch: () => typeof fetch;
  /** The link in the newest mail to an address. */
  mailedUrl: (email: string) => Promise<string>;
  /** Changes the user in the database. */
  changeUser: (email: string, change: { role?: string; isVerified?: true }) => Promise<void>;
  close: () => Promise<void>;
}
