import type { Transporter } from 'nodemailer';

import type { LaidOut } from './layout.ts';

/** Something that carries a mail, or says why it could not. */
export interface Transport {
  send: (mail: LaidOut) => Promise<void>;
  close: () => void;
}

/** SMTP over a few kept connections; a server that does not answer is given up in seconds, to be tried again. */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  let opened: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, text, html }) => {
      opened ??= open(url);
      // As an object, so that no comma in it can become a second recipient.
      await (await opened).sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}

/** Loaded for the first mail: a start is spared eighty modules. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail never fetches anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
