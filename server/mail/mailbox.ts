import { createHash } from 'node:crypto';

import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

import { isLoopbackAddress, isLoopbackHost } from '#server/lib/loopback.ts';
import { pageStyle } from '#server/http/page-styles.ts';
import { escapeHtml, htmlPage } from '#server/http/pages.ts';
import type { Options } from '#server/options/kit-options.ts';

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

/** Shows a new mail as soon as it arrives. */
const script = `setInterval(async () => {
  const answer = await fetch('/dev/mailbox.json' + location.search);
  const [newest] = await answer.json();
  if ((newest?.id ?? '') !== document.body.dataset.newest) location.reload();
}, 2000);`;

/** Mails have inline styles and a logo; nothing else may load, and no script runs but the one above. */
const policyWith = (more: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; ${more}`;
const scriptHash = createHash('sha256').update(script).digest('base64');
const listPolicy = policyWith(
  `script-src 'sha256-${scriptHash}'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'`,
);
const mailPolicy = policyWith("frame-ancestors 'self'");

const headersWith = (policy: string, type: string) => ({
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-type': `${type}; charset=utf-8`,
});

/**
 * Serves `/dev/mailbox` for developers and `/dev/mailbox.json` for tests, each with an optional `?to=address`, to this
 * machine only. Must not be registered in production.
 */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox, options: Pick<Options, 'branding'>): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', loopbackOnly, (request, reply) =>
    reply.headers(headersWith(mailPolicy, 'application/json')).send(mailbox.list(request.query.to)),
  );
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', loopbackOnly, (request, reply) =>
    reply.headers(headersWith(listPolicy, 'text/html')).send(renderList(mailbox.list(request.query.to), options)),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', loopbackOnly, (request, reply) => {
    const mail = mailbox.list().find(({ id }) => id === request.params.id);
    if (!mail) return reply.callNotFound();
    return reply.headers(headersWith(mailPolicy, 'text/html')).send(opensLinksOutside(mail.html));
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

/** The frame may open links only outside of itself. */
function opensLinksOutside(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

function renderList(entries: readonly MailboxEntry[], options: Pick<Options, 'branding'>): string {
  const { title, description, empty } = mailboxTexts;
  const list = entries.length === 0 ? `<p>${empty}</p>` : `<ul>${entries.map(renderEntry).join('\n')}</ul>`;
  return htmlPage({
    title,
    head: `<style>${pageStyle(options)}${style}</style>`,
    body: `<body data-newest="${entries[0]?.id ?? ''}">\n<main>\n<h1>${title}</h1>\n<p>${description}</p>\n${list}\n</main>\n<script>${script}</script>\n</body>`,
  });
}

function renderEntry({ id, to, subject, text, url, sentAt }: MailboxEntry): string {
  const { recipient, openLink, preview, plainText } = mailboxTexts;
  const link = url ? `<a href="${escapeHtml(url)}">${openLink}</a>` : '';
  return `<li class="card">
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(recipient(to, formatTime(sentAt)))}</p>
<iframe src="/dev/mailbox/${id}" title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p>${link} <a href="/dev/mailbox/${id}">${preview}</a></p>
<details><summary>${plainText}</summary><pre>${escapeHtml(text)}</pre></details>
</li>`;
}

/** A formatter at module level would add 6 MB to every idle process. */
const formatTime = (time: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' }).format(time);

const style = `
main{max-width:46rem;margin:auto;padding:1.5rem 1rem}
h1{margin:0;font-size:1.5rem}
p{margin:0;color:var(--dimmed)}
ul{list-style:none;padding:0}
li{padding:1.25rem;margin:0 0 1rem}
h2{font-size:1rem;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--backdrop);padding:1rem;border-radius:8px;font-size:.8125rem}
a{margin-right:1rem}
iframe{display:block;width:100%;height:26rem;margin:1rem 0;border:1px solid var(--line);border-radius:8px;background:#fff}
summary{margin-top:.75rem;cursor:pointer;color:var(--dimmed);font-size:.875rem}
`;
