import { defineService } from '#server/call/feature.ts';
import { LatestRead } from '#server/lib/latest-read.ts';

import { hasEnabledConnection } from './queries.ts';

/**
 * Whether an organization has an enabled connection. Read in the background, so that pages need no statement and are sent while the
 * database is down. Other processes offer a new connection some seconds later.
 */
export const connectionsInUse = defineService('connectionsInUse', ({ reads, background }): LatestRead<boolean> => {
  const exist = new LatestRead(false, () => hasEnabledConnection(reads));
  background.run('sso connections in use', () => exist.update());
  return exist;
});
