import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that reads what it is handed. */
export interface SmtpServer extends AsyncDisposable {
  url: string;
  received: (Email & { envelopeTo: string[] })[];
  /** How many of the next mails are answered with a temporary failure. */
  refuse: (count: number) => void;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const received: SmtpServer['received'] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      void text(stream)
        .then(async (source) => {
          if (refusals > 0) {
            refusals--;
            return Object.assign(new Error('Try again later'), { responseCode: 451 });
          }
          const envelopeTo = envelope.rcptTo.map(({ address }) => address);
          received.push({ ...(await PostalMime.parse(source)), envelopeTo });
          return null;
        })
        .then(done, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (count) => (refusals = count),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
