import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';

import { isLoopbackAddress, isLoopbackHost } from '#server/http/address.ts';
import { escapeHtml } from '#server/http/pages.ts';

import type { LaidOut } from './layout.ts';

export interface KeptMail extends LaidOut {
  id: string;
  name: string;
  /** The link that the mail is about. */
  url: string | null;
  sentAt: Date;
}

const KEPT = 200;

/** Where mails go while there is nobody to carry them: kept in memory, newest first. */
export class Mailbox {
  readonly #mails: KeptMail[] = [];

  keep(mail: KeptMail): void {
    this.#mails.unshift(mail);
    this.#mails.length = Math.min(this.#mails.length, KEPT);
  }

  /** The kept mails, to one reader or to all. */
  read(to?: string): readonly KeptMail[] {
    return to === undefined ? this.#mails : this.#mails.filter((mail) => mail.to === to);
  }

  find(id: string): KeptMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}

/** Mails carry their styles in place; nothing else may load, and no script runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
const headers = { 'content-security-policy': policy, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * `/dev/mailbox` for people, `/dev/mailbox.json` for tests, each with an optional `?to=address`; for this machine alone.
 * Registered only where the mailbox is in use, which is never in production.
 */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', local, (request, reply) =>
    reply.headers(headers).send(mailbox.read(request.query.to)),
  );
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', local, (request, reply) =>
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(listPage(mailbox.read(request.query.to))),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', local, (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (!mail) return reply.callNotFound();
    return reply.headers(headers).type('text/html; charset=utf-8').send(mail.html);
  });
}

const local: RouteShorthandOptions = {
  onRequest: (request, reply, done) => {
    if (isOfThisMachine(request)) done();
    else reply.callNotFound();
  },
};

/**
 * The mails hold links that sign in. The peer's own address counts, not what a proxy says; the Host, because a page
 * elsewhere can make its own name lead to this machine (DNS rebinding).
 */
function isOfThisMachine({ socket, headers: { host = '', ...sent } }: FastifyRequest): boolean {
  const isForwarded = 'forwarded' in sent || 'x-forwarded-for' in sent;
  return !isForwarded && isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(host.replace(/:\d+$/, ''));
}

function listPage(mails: readonly KeptMail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mails this service would have sent, newest first. They are kept in memory until it stops. Set SMTP_URL to send them.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ul>${mails.map(entry).join('\n')}</ul>`}
</main>
</body>
</html>
`;
}

function entry(mail: KeptMail): string {
  const link = mail.url ? `<a href="${escapeHtml(mail.url)}">Open its link</a>` : '';
  return `<li>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, ${mail.sentAt.toISOString()}</p>
<pre>${escapeHtml(mail.text)}</pre>
<p>${link} <a href="/dev/mailbox/${mail.id}">As a page</a></p>
</li>`;
}

const style = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;padding:1rem}
main{max-width:46rem;margin:auto}
ul{list-style:none;padding:0}
li{border:1px solid #8884;border-radius:.5rem;padding:1rem;margin:0 0 1rem}
h2{font-size:1.1rem;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8881;padding:.75rem;border-radius:.5rem}
a{margin-right:1rem}
`;
