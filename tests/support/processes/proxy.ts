import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Node {
  address: string;
  ready: boolean;
  /** Keeps connections alive. */
  agent: Agent;
}

/** A minimal round-robin load balancer with readiness probes. It never retries, so that dropped requests fail a test. */
export class Proxy implements AsyncDisposable {
  readonly address: string;
  readonly #nodes: Node[] = [];
  readonly #close: () => Promise<void>;
  #next = 0;

  private constructor(address: string, close: () => Promise<void>) {
    this.address = address;
    this.#close = close;
  }

  static async start({ probeMs }: { probeMs: number }): Promise<Proxy> {
    const server = createServer((request, response) => proxy.#forward(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const stopping = new AbortController();
    const { port } = server.address() as AddressInfo;
    const proxy = new Proxy(`http://127.0.0.1:${port}`, async () => {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      for (const { agent } of proxy.#nodes) agent.destroy();
    });
    void proxy.#probe(probeMs, stopping.signal);
    return proxy;
  }

  /** Resolves when the node is ready. */
  async add(address: string): Promise<void> {
    const node: Node = { address, ready: false, agent: new Agent({ keepAlive: true }) };
    this.#nodes.push(node);
    while (!node.ready) await wait(20);
  }

  async #probe(everyMs: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await Promise.all(
        this.#nodes.map(async (node) => {
          const answer = await fetch(`${node.address}/api/auth/ready`).catch(() => null);
          await answer?.arrayBuffer();
          node.ready = answer?.status === 200;
        }),
      );
      await wait(everyMs);
    }
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const ready = this.#nodes.filter((node) => node.ready);
    const node = ready[this.#next++ % ready.length];
    if (!node) return void response.writeHead(502).end('No node is ready');
    const { method, headers } = request;
    const onward = send(node.address + request.url!, { method, headers, agent: node.agent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error) => response.writeHead(502).end(String(error)));
    request.pipe(onward);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }
}
