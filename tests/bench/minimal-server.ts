import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';

import pg from 'pg';

/**
 * A minimal node:http server with the same answer: it verifies the signature of the cookie, runs one prepared join on a
 * pool of the same size, and serializes the row. `node minimal-server.ts <databaseUrl> <secret> <poolSize>`.
 */
const [databaseUrl, secret, poolSize] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl!, max: Number(poolSize) });
const text = `select s.id, s.expires_at, s.created_at, s.updated_at, s.ip_address, s.user_agent, s.user_id,
  u.email, u.email_verified, u.name, u.image, u.role, u.created_at as user_created_at, u.updated_at as user_updated_at
  from "session" s join "user" u on u.id = s.user_id where s.token_hash = $1`;

const server = createServer((request, response) => {
  const cookie = decodeURIComponent(/session_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
  const dot = cookie.lastIndexOf('.');
  const token = cookie.slice(0, dot);
  if (createHmac('sha256', secret!).update(token).digest('base64') !== cookie.slice(dot + 1)) {
    response.end('null');
    return;
  }
  const hash = createHash('sha256').update(token).digest('base64url');
  void pool.query({ name: 'session', text, values: [hash] }).then(({ rows }) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(rows[0] ?? null));
  });
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
