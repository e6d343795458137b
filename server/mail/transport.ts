import nodemailer from 'nodemailer';

import type { LaidOut } from './layout.ts';

/** Something that carries a mail, or says why it could not. */
export interface Transport {
  send: (mail: LaidOut) => Promise<void>;
  close: () => void;
}

/** SMTP over a few kept connections; a server that does not answer is given up in seconds, to be tried again. */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  const transporter = nodemailer.createTransport({
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
  return {
    send: async ({ to, subject, text, html }) => {
      // As an object, so that no comma in it can become a second recipient.
      await transporter.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transporter.close(),
  };
}
