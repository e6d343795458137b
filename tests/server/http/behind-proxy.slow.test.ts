import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'vitest';

import { freePort } from '#tests/support/processes/free-port.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

interface Route {
  listen: number;
  /** The port of the service. */
  service: number;
  /** The header that the proxy sets, in its own language. */
  forwarded: string;
}

/** A proxy of Debian: its command line and configuration. Tests of one that is not installed are skipped. */
interface ProxyProgram {
  command: (folder: string) => string[];
  config: (route: Route, folder: string) => string;
  /** The ways to write the client's address, with and without port. */
  forwarded: string[];
}

const programs: Record<string, ProxyProgram> = {
  nginx: {
    command: (folder) => ['nginx', '-p', folder, '-c', join(folder, 'proxy.conf'), '-e', 'stderr', '-g', 'daemon off;'],
    config: ({ listen, service, forwarded }, folder) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      return `pid ${folder}/pid; events {}
        http {
          access_log off;
          ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
          server {
            listen 127.0.0.1:${listen}; listen [::1]:${listen};
            location / {
              proxy_pass http://127.0.0.1:${service};
              proxy_set_header Host $host; proxy_set_header X-Forwarded-For "${forwarded}";
            }
          }
        }`;
    },
    forwarded: [
      '$proxy_add_x_forwarded_for',
      '$http_x_forwarded_for, $remote_addr:$remote_port',
      '[$remote_addr]:$remote_port',
    ],
  },
  haproxy: {
    command: (folder) => ['haproxy', '-db', '-f', join(folder, 'proxy.conf')],
    config: ({ listen, service, forwarded }) => `
defaults
  mode http
  timeout connect 5s
  timeout client 10s
  timeout server 10s
frontend all
  bind 127.0.0.1:${listen}
  bind ::1:${listen}
  ${forwarded}
  default_backend service
backend service
  server one 127.0.0.1:${service}
`,
    forwarded: ['option forwardfor', 'http-request add-header X-Forwarded-For %[src]:%[src_port]'],
  },
};

function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}

async function startProxy({ command, config }: ProxyProgram, route: Omit<Route, 'listen'>) {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-proxy-'));
  const listen = await freePort();
  await writeFile(join(folder, 'proxy.conf'), config({ ...route, listen }, folder));
  const [program, ...args] = command(folder);
  const child = spawn(program!, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  while (!(await isListening(listen))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    await wait(20);
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    port: listen,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end(() => resolve(true)));
  });
}

for (const [name, program] of Object.entries(programs)) {
  test.skipIf(!isInstalled(name)).for(program.forwarded)(
    `behind ${name}, sessions have the address of the client: %s`,
    { timeout: 60_000 },
    async (forwarded) => {
      // Listens on both families, so that the proxy is an IPv4-mapped peer.
      await using gatehouse = await startGatehouse({ host: '::', port: 0, trustProxy: ['127.0.0.1'] });
      const { email } = await Person.signUp(gatehouse);
      const service = Number(new URL(await gatehouse.listen()).port);
      await using proxy = await startProxy(program, { service, forwarded });
      // Two clients; the forged header of each is not the address.
      for (const client of ['127.0.0.1', '::1']) {
        const origin = `http://${client === '::1' ? '[::1]' : client}:${proxy.port}`;
        const response = await fetch(`${origin}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
          body: JSON.stringify({ email, password: PASSWORD }),
        });
        const { token } = await response.json();
        const headers = { authorization: `Bearer ${token}` };
        const { session } = await (await fetch(`${origin}/api/auth/get-session`, { headers })).json();
        // The proxy on the same machine is a trusted one, so the client at 127.0.0.1 is what it names before.
        const isChained = client === '127.0.0.1' && !forwarded.startsWith('[');
        expect(session.ipAddress).toBe(isChained ? '198.51.100.1' : client);
      }
    },
  );
}
