import { defineService } from '#server/call/feature.ts';

import { hasEnabledConnection } from './queries.ts';

interface ConnectionsInUse {
  /** Whether an organization has an enabled connection. */
  exist: boolean;
  read: () => Promise<void>;
}

/**
 * Read in the background, so that pages need no statement and are sent while the database is down. Other processes offer a new
 * connection some seconds later.
 */
export const connectionsInUse = defineService('connectionsInUse', ({ reads, background }): ConnectionsInUse => {
  const state: ConnectionsInUse = {
    exist: false,
    read: async () => {
      state.exist = await hasEnabledConnection(reads);
    },
  };
  background.run('sso connections in use', state.read);
  return state;
});
