import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

/** An SMTP server on loopback that parses received mails. */
export interface SmtpServer extends AsyncDisposable {
  url: string;
  received: (Email & { envelopeTo: string[] })[];
  /** Rejects the next mails with a temporary failure. */
  refuse: (count: number) => void;
}

export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const received: SmtpServer['received'] = [];
  let refusals = 0;
  const receive = async (stream: Readable, envelope: SMTPServerEnvelope): Promise<void> => {
    const source = await text(stream);
    if (refusals-- > 0) throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    const envelopeTo = envelope.rcptTo.map(({ address }) => address);
    received.push({ ...(await PostalMime.parse(source)), envelopeTo });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, done) => callbackify(receive)(stream, envelope, done),
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (count) => (refusals = count),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
