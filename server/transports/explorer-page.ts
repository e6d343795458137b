import type { Options } from '#server/options/kit-options.ts';

import { callUrl } from '#server/http/address.ts';
import { fontStyle, pageStyle } from '#server/http/page-styles.ts';
import { explorerStyle } from './explorer-style.ts';
import { escapeHtml, generatedIcon, htmlPage, type Branding } from '#server/http/pages.ts';

const texts = {
  title: (app: string) => `${app} API`,
  heading: 'API reference',
  session: 'Session',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  signOut: 'Sign out',
} as const;

/** The page of the API explorer with the operator's branding, in this font. */
export function explorerPage(
  options: Branding & Pick<Options, 'baseUrl' | 'basePath' | 'webApp'>,
  font?: string,
): string {
  const { appName, basePath, branding, webApp } = options;
  const icon = escapeHtml(branding.logoUrl ?? `data:image/svg+xml,${encodeURIComponent(generatedIcon(options))}`);
  const brand = `<img src="${icon}" alt="">${escapeHtml(appName)}`;
  return htmlPage({
    title: texts.title(appName),
    head: `<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${basePath}/docs/assets/swagger-ui.css">
<style>${pageStyle(options)}${explorerStyle}${font ? fontStyle(font) : ''}
</style>`,
    body: `<body>
<header class="explorer-bar">
${webApp ? `<a class="brand" href="/">${brand}</a>` : `<span class="brand">${brand}</span>`}
<h1>${texts.heading}</h1>
<span id="api-version"></span>
<code>${escapeHtml(callUrl(options, ''))}</code>
<section class="try" aria-label="${texts.session}">
<form method="post" id="try-form">
<label>${texts.email}<input name="email" type="email" autocomplete="username" required></label>
<label>${texts.password}<input name="password" type="password" autocomplete="current-password" required></label>
<button>${texts.submit}</button>
</form>
<p role="status"></p>
<button type="button" id="try-sign-out" hidden>${texts.signOut}</button>
</section>
</header>
<div id="explorer"></div>
<script src="${basePath}/docs/assets/swagger-ui-bundle.js"></script>
<script type="module" src="${basePath}/docs/start.js"></script>
</body>`,
  });
}
