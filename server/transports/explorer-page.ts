import type { Options } from '#server/options/kit-options.ts';

import { pageStyle } from '#server/http/page-styles.ts';
import { escapeHtml, generatedIcon, htmlPage, type Branding } from '#server/http/pages.ts';

const texts = {
  title: (app: string) => `${app} API`,
  heading: 'Try it: sign in',
  signedIn: 'Signed in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  signOut: 'Sign out',
} as const;

const style = `
html.dark-mode,html.dark-mode .swagger-ui{background:var(--backdrop)}
header.brand{padding:12px 20px;border-bottom:3px solid var(--accent);background:var(--surface)}
.swagger-ui,.swagger-ui :not(code,pre,textarea,:is(code,pre,.opblock-summary-path) *){font-family:inherit!important}
.swagger-ui :is(code,pre,textarea,.opblock-summary-path){font-family:ui-monospace,Menlo,Consolas,monospace!important}
.swagger-ui :is(.info__contact,.info__license){display:none}
.swagger-ui .opblock-tag{padding-block:8px;font-size:18px}
.swagger-ui .btn.execute{background:var(--accent);border-color:var(--accent)}
html:root .swagger-ui .scheme-container .btn.authorize{background:none;color:var(--link);border-color:var(--accent)}
html:root .swagger-ui .scheme-container .btn.authorize :is(svg,path){color:var(--link);fill:var(--link)}
.swagger-ui :is(.info a,.info__license a,.info .base-url,.info .url,.renderedMarkdown a){color:var(--link)}
html:root .swagger-ui .info .title :is(small,small.version-stamp){background:var(--text)}
html:root .swagger-ui .info .title small pre.version{background:none;color:var(--surface)}
html:not(.dark-mode) .swagger-ui .opblock.opblock-post .opblock-summary-method{background:#1d7a4c}
html:not(.dark-mode) .swagger-ui .opblock.opblock-get .opblock-summary-method{background:#1769b5}
.swagger-ui :is(.response-control-media-type__accept-message,.renderedMarkdown code,.response-control-media-type__accept-message code){color:var(--text)}
.swagger-ui table.headers .header-col{color:var(--text)}
.swagger-ui summary{cursor:pointer}
.swagger-ui .webhook-list summary{padding:16px 10px}
.swagger-ui .webhook-list summary h2{display:inline;margin:0;font-size:18px;color:inherit}
.swagger-ui .webhooks>h2{display:none}
.curl-sample{position:relative;margin:0 20px 20px}
.curl-sample pre{margin:0;padding:12px 80px 12px 14px;border:1px solid color-mix(in srgb,var(--dimmed) 35%,transparent);border-radius:8px;background:var(--backdrop);color:var(--text);font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}
.curl-sample button{position:absolute;top:8px;right:8px;padding:4px 12px;border:1px solid var(--dimmed);border-radius:6px;background:var(--surface);color:var(--text);font-weight:600;cursor:pointer}
.swagger-ui .request-id{margin:8px 0 16px;color:var(--text)}
html .swagger-ui .scheme-container,html.dark-mode .swagger-ui .scheme-container{background:none;box-shadow:none;padding:0}
html .swagger-ui .scheme-container .schemes{padding-block:12px}
html .swagger-ui .info{margin:24px 0}
html .swagger-ui :is(.opblock-tag,.opblock .opblock-summary){border-color:color-mix(in srgb,var(--dimmed) 35%,transparent)}
html .swagger-ui .filter .operation-filter-input{width:100%;max-width:none;margin:0;border:1px solid var(--dimmed);border-radius:8px;background:var(--surface);color:var(--text)}
@media (max-width:640px){
.swagger-ui .opblock-tag{flex-wrap:wrap;padding:12px 0}
.swagger-ui .opblock-tag>*{order:1}
.swagger-ui .opblock-tag>:first-child{flex:1;order:-1}
.swagger-ui .opblock-tag button{flex:none;order:0}
.swagger-ui .opblock-tag small{flex:1 0 100%;padding:0}
.swagger-ui .opblock-tag small p{margin:0}
.swagger-ui .opblock .opblock-summary-control{flex-wrap:wrap;gap:4px 8px}
.swagger-ui .opblock .opblock-summary-path{max-width:none;flex:1 1 60%;overflow-wrap:anywhere}
.swagger-ui .opblock .opblock-summary-description{flex:1 0 100%}
.swagger-ui .wrapper{padding:0 12px}
}
.try,.try form{display:flex;flex-wrap:wrap;align-items:end;gap:12px}
.try{max-width:1460px;margin:0 auto;padding:20px}
.try form[hidden]{display:none}
.try :is(h2,p){margin:0}
.try h2{width:100%}
.try p{align-self:center}
.try h2{font-size:16px}
.try p:empty{display:none}
.try label{display:grid;gap:4px;font-size:14px}
.try :is(input,button){font:inherit;min-height:38px;padding:0 12px;border:1px solid var(--dimmed);border-radius:8px;background:var(--surface);color:var(--text)}
.try button{font-weight:600;cursor:pointer}
@media (max-width:640px){header.brand,.try{padding-inline:12px}}`;

/** Of the web app. */
const fontStyle = (url: string) => `
@font-face{font-family:'Geist Variable';font-display:swap;font-weight:100 900;src:url(${url}) format('woff2')}
body{font-family:'Geist Variable',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}`;

/** The page of the API explorer with the operator's branding, in this font. */
export function explorerPage(options: Branding & Pick<Options, 'basePath'>, font?: string): string {
  const { appName, basePath, branding } = options;
  const icon = escapeHtml(branding.logoUrl ?? `data:image/svg+xml,${encodeURIComponent(generatedIcon(options))}`);
  return htmlPage({
    title: texts.title(appName),
    head: `<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${basePath}/docs/assets/swagger-ui.css">
<style>${pageStyle(options)}${style}${font ? fontStyle(font) : ''}
</style>`,
    body: `<body>
<header class="brand"><img src="${icon}" alt="">${escapeHtml(appName)}</header>
<section class="try" aria-labelledby="try-heading">
<h2 id="try-heading" data-signed-in="${texts.signedIn}">${texts.heading}</h2>
<form method="post" id="try-form">
<label>${texts.email}<input name="email" type="email" autocomplete="username" required></label>
<label>${texts.password}<input name="password" type="password" autocomplete="current-password" required></label>
<button>${texts.submit}</button>
</form>
<p role="status"></p>
<button type="button" id="try-sign-out" hidden>${texts.signOut}</button>
</section>
<div id="explorer"></div>
<script src="${basePath}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${basePath}/docs/start.js"></script>
</body>`,
  });
}
