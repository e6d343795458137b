import type { Client, ClientBase } from 'pg';

/**
 * Patch of pg: sends the statements that `send` begins in one packet. With `pipeline: true` pg does not wait for the results of
 * earlier statements, but writes each of them to the socket by itself (https://github.com/brianc/node-postgres/issues/2646).
 */
export function inOnePacket<T>(client: ClientBase, send: () => T): T {
  // The types declare the connection only for clients without a pool.
  const { stream } = (client as ClientBase & Pick<Client, 'connection'>).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}
