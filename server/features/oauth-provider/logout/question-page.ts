import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import { callUrl } from '#server/http/address.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { languageOf } from '#server/http/language.ts';
import { escapeHtml, messagePage } from '#server/http/pages.ts';

import { texts } from '#server/features/oauth-provider/texts.ts';

/** The members of a request that its confirmation repeats. */
const REPEATED = ['client_id', 'id_token_hint', 'post_logout_redirect_uri', 'state'] as const;

/** Asks whether to sign out, because a site can send a browser to the address with no user in front of it. */
export function questionPage(ctx: RequestContext, query: URLSearchParams): ProtocolResponse {
  const { options } = ctx;
  const language = languageOf(ctx.headers, options);
  const { question, note, action } = texts(ctx.mailer.languageOf(language)).signOutPage;
  const title = question(options.appName);
  const inputs = REPEATED.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`];
  });
  const content = `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(note)}</p>
<form method="post" action="${escapeHtml(callUrl(options, '/oauth2/end-session/confirm'))}">
${inputs.join('\n')}
<button type="submit">${escapeHtml(action)}</button>
</form>`;
  return {
    status: 200,
    headers: securityHeaders(options).messagePage,
    type: 'text/html; charset=utf-8',
    body: messagePage(options, { title, language }, content),
  };
}
