import type { RequestContext } from '#server/call/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { texts } from '#server/features/sso/texts.ts';
import { languageOf } from '#server/http/language.ts';
import { escapeHtml, messagePage } from '#server/http/pages.ts';
import { randomToken } from '#server/security/random.ts';

/** A page that posts a message to an identity provider (SAML bindings, section 3.5.4), by a button where scripts are off. */
export function replyWithPost(
  ctx: RequestContext,
  { name }: Pick<SsoConnection, 'name'>,
  { url, fields }: { url: string; fields: Record<string, string | undefined> },
): undefined {
  const nonce = randomToken();
  ctx.reply.pagePolicy = `form-action ${new URL(url).origin};script-src 'nonce-${nonce}'`;
  const inputs = Object.entries(fields).map(([field, value]) =>
    value === undefined ? '' : `<input type="hidden" name="${field}" value="${escapeHtml(value)}">\n`,
  );
  const language = languageOf(ctx.headers, ctx.options);
  const { action } = texts(ctx.mailer.languageOf(language)).postPage;
  ctx.reply.page = messagePage(
    ctx.options,
    { title: `${name} · ${ctx.options.appName}`, language },
    `<h1>${escapeHtml(name)}</h1>
<form method="post" action="${escapeHtml(url)}">
${inputs.join('')}<button>${escapeHtml(action)}</button>
</form>
<script nonce="${nonce}">document.forms[0].submit()</script>`,
  );
}
