import type { Options } from '#server/options/options.ts';

import { escapeHtml } from './html.ts';
import { iconAddress } from './icon.ts';

/** The page of the explorer, under the operator's name, logo and colour. */
export function explorerPage(options: Pick<Options, 'appName' | 'branding'>, prefix: string): string {
  const name = escapeHtml(options.appName);
  const icon = escapeHtml(iconAddress(options));
  const { accentColor = '#1c5fd1' } = options.branding;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} API</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${prefix}/docs/assets/swagger-ui.css">
<style>
body{margin:0;background:#fff}
.brand{display:flex;align-items:center;gap:10px;padding:12px 20px;border-bottom:3px solid ${accentColor};font:600 16px system-ui,sans-serif;color:#1f2328;overflow-wrap:anywhere}
.brand img{width:28px;height:28px}
.swagger-ui .btn.execute{background:${accentColor};border-color:${accentColor}}
.swagger-ui .btn.authorize{color:${accentColor};border-color:${accentColor}}
</style>
</head>
<body>
<header class="brand"><img src="${icon}" alt="">${name}</header>
<div id="explorer"></div>
<script src="${prefix}/docs/assets/swagger-ui-bundle.js"></script>
<script src="${prefix}/docs/start.js"></script>
</body>
</html>
`;
}
