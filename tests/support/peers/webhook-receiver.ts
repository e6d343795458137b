import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  headers: Record<string, string>;
  /** As it was signed. */
  text: string;
  body: { id: string; type: string; sequence: number; organizationId: string | null; data: Record<string, unknown> };
}

/** Answers with a status, or never. */
type Answer = (received: ReceivedWebhook) => number | 'nothing' | Promise<number | 'nothing'>;

/** A server that receives webhooks on loopback. */
export class WebhookReceiver implements AsyncDisposable {
  readonly received: ReceivedWebhook[] = [];
  readonly url: string;
  answer: Answer;
  /** Of each response. */
  content = '';
  readonly #close: () => Promise<void>;

  private constructor(answer: Answer, { url, close }: { url: string; close: () => Promise<void> }) {
    this.answer = answer;
    this.url = url;
    this.#close = close;
  }

  static async start(answer: Answer = () => 204): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        // Node joins repeated headers, except cookies.
        const headers = request.headers as Record<string, string>;
        const received = { headers, text, body: JSON.parse(text) as ReceivedWebhook['body'] };
        receiver.received.push(received);
        void Promise.resolve(receiver.answer(received)).then((status) => {
          if (status !== 'nothing') response.writeHead(status, { location: '/elsewhere' }).end(receiver.content);
        });
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const close = async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    };
    const receiver = new WebhookReceiver(answer, { url: `http://127.0.0.1:${port}/hook`, close });
    return receiver;
  }

  get ids(): string[] {
    return this.received.map(({ headers }) => headers['webhook-id']!);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }
}

/** Whether a receiver with this secret accepts the request. */
export function verifies(secret: string, { text, headers }: ReceivedWebhook): boolean {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  }
}
