import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

import { isLoopbackAddress, isLoopbackHost } from '#server/http/address.ts';
import { pageStyle } from '#server/http/page-styles.ts';
import { escapeHtml, htmlPage } from '#server/http/pages.ts';
import type { Options } from '#server/options/options.ts';

import type { RenderedMail } from './layout.ts';
import { mailboxTexts } from './texts.ts';

interface MailboxEntry extends RenderedMail {
  id: string;
  /** The name of the mail's key. */
  name: string;
  /** The link that the mail asks to open. */
  url: string | null;
  sentAt: Date;
}

const MAX_ENTRIES = 200;

/** Receives mails in development while no SMTP server is configured: in memory, newest first. */
export class Mailbox {
  readonly #entries: MailboxEntry[] = [];

  add(entry: MailboxEntry): void {
    this.#entries.unshift(entry);
    this.#entries.length = Math.min(this.#entries.length, MAX_ENTRIES);
  }

  list(recipient?: string): readonly MailboxEntry[] {
    return recipient === undefined ? this.#entries : this.#entries.filter(({ to }) => to === recipient);
  }
}

/** Mails have inline styles and a logo; nothing else may load, and no script runs. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'none'; base-uri 'none'";
const headers = { 'content-security-policy': policy, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const htmlHeaders = { ...headers, 'content-type': 'text/html; charset=utf-8' };

/**
 * Serves `/dev/mailbox` for developers and `/dev/mailbox.json` for tests, each with an optional `?to=address`, to this
 * machine only. Must not be registered in production.
 */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox, options: Pick<Options, 'branding'>): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', loopbackOnly, (request, reply) =>
    reply.headers(headers).send(mailbox.list(request.query.to)),
  );
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', loopbackOnly, (request, reply) =>
    reply.headers(htmlHeaders).send(renderList(mailbox.list(request.query.to), options)),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', loopbackOnly, (request, reply) => {
    const mail = mailbox.list().find(({ id }) => id === request.params.id);
    return mail ? reply.headers(htmlHeaders).send(mail.html) : reply.callNotFound();
  });
}

/**
 * Mails contain links that sign in. The address of the socket counts, not a proxy's header; the Host header is checked
 * against DNS rebinding, where a foreign page resolves its own name to this machine.
 */
const loopbackOnly: RouteShorthandOptions = {
  onRequest: ({ socket, headers: { host = '', ...others } }, reply, done) => {
    const isForwarded = 'forwarded' in others || 'x-forwarded-for' in others;
    const isLocal = isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(host.replace(/:\d+$/, ''));
    if (isLocal && !isForwarded) done();
    else reply.callNotFound();
  },
};

function renderList(entries: readonly MailboxEntry[], options: Pick<Options, 'branding'>): string {
  const { title, description, empty } = mailboxTexts;
  const list = entries.length === 0 ? `<p>${empty}</p>` : `<ul>${entries.map(renderEntry).join('\n')}</ul>`;
  return htmlPage({
    title,
    head: `<style>${pageStyle(options)}${style}</style>`,
    body: `<body>\n<main>\n<h1>${title}</h1>\n<p>${description}</p>\n${list}\n</main>\n</body>`,
  });
}

function renderEntry({ id, to, subject, text, url, sentAt }: MailboxEntry): string {
  const { recipient, openLink, preview } = mailboxTexts;
  const link = url ? `<a href="${escapeHtml(url)}">${openLink}</a>` : '';
  return `<li class="card">
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(recipient(to, sentAt.toISOString()))}</p>
<pre>${escapeHtml(text)}</pre>
<p>${link} <a href="/dev/mailbox/${id}">${preview}</a></p>
</li>`;
}

const style = `
main{max-width:46rem;margin:auto;padding:1.5rem 1rem}
h1{margin:0;font-size:1.5rem}
p{margin:0;color:var(--dimmed)}
ul{list-style:none;padding:0}
li{padding:1.25rem;margin:0 0 1rem}
h2{font-size:1rem;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--backdrop);padding:1rem;border-radius:8px;font-size:.8125rem}
a{margin-right:1rem}
`;
