import type { Options } from '#server/options/kit-options.ts';
import { shadesOf } from '#shared/lib/colors.ts';
import { ACCENT, ink, LIGHT_ACCENT } from '#shared/lib/palette.ts';

type Branding = Pick<Options, 'branding'>;

export function accentColor({ branding }: Branding): string {
  return branding.accentColor ?? ACCENT;
}

/** For texts on the dark theme. */
const lightAccent = ({ branding: { accentColor: chosen } }: Branding): string =>
  chosen ? shadesOf(chosen)[3] : LIGHT_ACCENT;

/** The colors of the web app and the font of the system, for pages that the service writes itself. */
export const pageStyle = (options: Branding): string => `
:root{color-scheme:light dark;--accent:${accentColor(options)};--link:var(--accent);--text:${ink.text};--dimmed:${ink.light[7]};--line:${ink.light[3]};--backdrop:${ink.light[0]};--surface:#fff}
@media (prefers-color-scheme:dark){:root{--link:${lightAccent(options)};--text:${ink.dark[0]};--dimmed:${ink.dark[2]};--line:${ink.dark[4]};--backdrop:${ink.dark[9]};--surface:${ink.dark[7]}}}
*{box-sizing:border-box}
body{margin:0;background:var(--backdrop);color:var(--text);font:15px/1.5 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
h1,h2{font-weight:600;line-height:1.3}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.brand{display:flex;align-items:center;gap:10px;font-weight:600;font-size:16px;overflow-wrap:anywhere}
.brand :is(img,svg){width:28px;height:28px;flex:none}
.card{border:1px solid var(--line);border-radius:12px;background:var(--surface)}
`;

/** The path at which the API explorer serves the font of the web app, once that is built. */
export const fontPath = ({ basePath }: Pick<Options, 'basePath'>): string => `${basePath}/docs/geist.woff2`;

/** The font of the web app. Where the file is missing, browsers take that of the system. */
export const fontStyle = (url: string): string => `
@font-face{font-family:'Geist Variable';font-display:swap;font-weight:100 900;src:url(${url}) format('woff2')}
body{font-family:'Geist Variable',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}`;

export type MessagePageOptions = Branding & Pick<Options, 'basePath' | 'webApp'>;

/** As the sign-in of the web app. Inline, so that the policy can allow it by its hash; therefore the same for every request. */
export const messagePageStyle = (options: MessagePageOptions): string => `${pageStyle(options)}${
  options.webApp ? fontStyle(fontPath(options)) : ''
}
:root{--gate-line:${ink.light[2]}}
@media (prefers-color-scheme:dark){:root{--gate-line:${ink.dark[6]}}}
body{position:relative;isolation:isolate;min-height:100vh;overflow-x:hidden}
body::before{content:'';box-sizing:border-box;position:absolute;z-index:-1;inset:12px 0 0;max-width:576px;margin-inline:auto;border:solid var(--gate-line);border-width:1px 1px 0;border-radius:288px 288px 0 0;background:linear-gradient(var(--surface),transparent 640px)}
main{max-width:416px;margin:auto;padding:clamp(32px,5vh,72px) 16px 32px;text-align:center;overflow-wrap:anywhere}
.brand{justify-content:center;margin:0 0 20px}
.card{display:flex;flex-direction:column;gap:16px;padding:32px;border-radius:14px;box-shadow:0 1px 2px rgb(0 0 0/6%),0 8px 28px rgb(0 0 0/8%)}
.card>svg{align-self:center;color:var(--link)}
h1{margin:0;font-size:22px;letter-spacing:-.01em;text-wrap:balance}
p,form{margin:0}
.card a,button{display:flex;align-items:center;justify-content:center;width:100%;min-height:42px;padding:8px 16px;border:0;border-radius:8px;background:var(--accent);color:#fff;font:inherit;font-weight:500;line-height:1.25;text-decoration:none;cursor:pointer}
:is(.card a,button):hover{background:color-mix(in srgb,var(--accent) 88%,#000)}
.note{color:var(--dimmed);font-size:14px}
@media (max-width:576px){body::before{display:none}main{padding-top:70px}.card{padding:24px 18px}}
`;
