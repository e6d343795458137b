import { callStyle } from './explorer-call-style.ts';

/** The bar above the explorer: what it is, of which service, and who is signed in. */
const bar = `
.explorer-bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;min-height:56px;padding:8px 20px;border-bottom:1px solid var(--line);background:var(--surface)}
.explorer-bar .brand{color:inherit;text-decoration:none}
.explorer-bar h1{margin:0;padding-left:12px;border-left:1px solid var(--line);font-size:15px;font-weight:500}
.explorer-bar>:is(span:not(.brand),code){color:var(--dimmed);font-size:13px}
.explorer-bar code{font-family:ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.try,.try form{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px}
.try{margin-left:auto;font-size:14px}
.try form[hidden],.try p:empty{display:none}
.try p{margin:0;overflow-wrap:anywhere}
.try label{display:flex;align-items:center;gap:6px}
.try input{width:160px}
:is(.try,.calls-navigation) input,.try button{font:inherit;min-height:34px;padding:0 10px;border:1px solid var(--dimmed);border-radius:8px;background:var(--surface);color:var(--text)}
.try button{font-weight:600;cursor:pointer}
@media (max-width:640px){
.explorer-bar{padding-inline:12px}
.explorer-bar code{order:1}
.try{width:100%;margin:0;order:2}
.try form{display:grid;grid-template-columns:1fr 1fr auto;align-items:end;width:100%}
.try label{display:grid;gap:2px}
.try input{width:100%}
}`;

/** The list of calls, which stays in view beside the calls; on a phone only its filter, above the groups. */
const navigation = `
.explorer-columns{display:grid;grid-template-columns:300px minmax(0,1fr)}
.calls-navigation{position:sticky;top:0;align-self:start;max-height:100vh;min-height:calc(100vh - 57px);overflow-y:auto;overscroll-behavior:contain;padding:16px 12px;border-right:1px solid var(--line);background:var(--surface);font-size:13.5px}
.calls-navigation input{width:100%;margin-bottom:8px}
.calls-navigation summary{display:flex;justify-content:space-between;gap:8px;padding:7px 8px;border-radius:6px;font-weight:600;cursor:pointer;list-style:none}
.calls-navigation summary::-webkit-details-marker{display:none}
.calls-navigation summary::before{content:'';flex:none;width:6px;height:6px;margin:6px 2px 0;border:solid var(--dimmed);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
.calls-navigation [open]>summary::before{transform:rotate(45deg)}
.calls-navigation summary>:first-child{flex:1}
.count{color:var(--dimmed);font-size:12.5px;font-weight:400;white-space:nowrap}
.calls-navigation ul{margin:0 0 8px;padding:0;list-style:none}
.calls-navigation a{display:grid;grid-template-columns:34px 1fr;gap:8px;align-items:baseline;padding:5px 8px;border-radius:6px;color:var(--text);line-height:1.35;text-decoration:none}
.calls-navigation :is(a,summary):hover{background:var(--backdrop)}
.calls-navigation a[aria-current]{background:color-mix(in srgb,var(--accent) 14%,transparent);box-shadow:inset 2px 0 var(--link);font-weight:600}
.calls-navigation p{margin:8px;color:var(--dimmed)}
.method{font:600 10.5px ui-monospace,Menlo,Consolas,monospace}
.method.get{color:var(--get)}
.method.post{color:var(--post)}
[aria-current] .method{color:inherit}
@media (max-width:960px){
.explorer-columns{display:block}
.calls-navigation{position:static;max-height:none;min-height:0;padding:12px 24px 0;border:0;background:none}
.calls-navigation details{display:none}
}`;

/** Swagger UI in the colors and with the shapes of the web app. */
const swagger = `
:root{--get:#1769b5;--post:#1d7a4c;--failed:#b42318;--on-code:#e6e9f2;--on-code-dimmed:#a9b1c4;--code:#161a24;--control:color-mix(in srgb,var(--dimmed) 70%,transparent)}
@media (prefers-color-scheme:dark){:root{--get:#7ab8f5;--post:#6fd6a0;--failed:#f49a8c;--code:var(--backdrop)}}
html.dark-mode,html.dark-mode .swagger-ui{background:var(--backdrop)}
.swagger-ui,.swagger-ui :not(code,pre,textarea,:is(code,pre,.opblock-summary-path,.opblock-summary-method) *){font-family:inherit!important}
.swagger-ui :is(code,pre,textarea,.opblock-summary-path,.opblock-summary-method){font-family:ui-monospace,Menlo,Consolas,monospace!important}
.swagger-ui{position:relative}
html .swagger-ui .wrapper{max-width:1400px;padding:0 24px}
.swagger-ui .information-container.wrapper{padding-block:16px 8px}
.introduction{color:var(--text);font-size:14px}
.swagger-ui .introduction :is(p,li){margin:0 0 8px;font-size:14px;color:inherit}
.swagger-ui :is(.introduction a,.renderedMarkdown a){color:var(--link)}
.swagger-ui .introduction .renderedMarkdown h2{margin:20px 0 8px;font-size:15px;color:inherit}
.swagger-ui summary{cursor:pointer}
:is(.group-row,.folded,.status-row)>summary{list-style:none}
:is(.group-row,.folded,.status-row)>summary::-webkit-details-marker{display:none}
.group-row>summary{display:flex;align-items:center;gap:4px 12px;padding:9px 8px;border-bottom:1px solid var(--line);transition:background-color .2s}
.group-row>summary:hover{background:color-mix(in srgb,var(--text) 2%,transparent)}
.swagger-ui .group-row>summary h2{flex:none;margin:0;font-size:16px;color:var(--text)}
.group-row>summary small{flex:1;font-size:13.5px;color:var(--dimmed)}
.group-row>summary .arrow{flex:none;width:16px;height:16px;margin:6px}
.introduction .group-row{margin-top:24px}
.introduction .group-row>.renderedMarkdown{max-width:760px;padding:12px 8px 20px}
:root:root:root .swagger-ui .scheme-container{position:absolute;top:12px;right:24px;margin:0;padding:0;background:none;box-shadow:none}
:root:root:root .swagger-ui .scheme-container .schemes{padding:0}
:root:root:root .swagger-ui .scheme-container .btn.authorize{display:flex;align-items:center;gap:8px;padding:4px 12px;background:var(--surface);color:var(--text);border:1px solid var(--control);border-radius:8px;box-shadow:none}
:root:root:root .swagger-ui .scheme-container .btn.authorize span{padding:0;font-size:13px}
.swagger-ui :is(.btn.authorize,.authorization__btn) svg{display:none}
.swagger-ui .opblock-tag{gap:4px 12px;padding:9px 8px;font-size:16px;color:var(--text)}
.swagger-ui .opblock-tag>span{flex:none}
.swagger-ui .opblock-tag small{padding:0;font-size:13.5px;color:var(--dimmed)}
.swagger-ui .opblock-tag small p{margin:0;font-size:inherit;color:inherit}
.swagger-ui .opblock-tag .arrow{width:16px;height:16px}
:root:root:root .swagger-ui .arrow{color:var(--dimmed)}
.swagger-ui .opblock-tag .count{order:1}
.swagger-ui .opblock-tag button{order:2;flex:none}
:root:root:root .swagger-ui :is(.opblock-tag,.opblock .opblock-summary){border-color:var(--line)}
:root:root:root .swagger-ui .btn{border-width:1px;border-radius:8px;box-shadow:none}
:root:root:root .swagger-ui .btn.execute{background:var(--accent);border-color:var(--accent);color:#fff}
:root:root:root .swagger-ui .btn.btn:not(.execute,.authorize){border-color:var(--control);background:var(--surface);color:var(--text);font-size:13px}
:root:root:root .swagger-ui.swagger-ui :is(select,input[type=text],textarea){border:1px solid var(--control);border-radius:8px;background-color:var(--surface);color:var(--text);box-shadow:none}
:root:root:root .swagger-ui select{padding-block:5px;font-size:13px;font-weight:500}
.swagger-ui :is(.opblock-control-arrow,.expand-operation) svg{width:16px;height:16px}
:root:root:root .swagger-ui .dialog-ux .modal-ux{border:1px solid var(--line);border-radius:14px;background:var(--surface);color:var(--text)}
:root:root:root .swagger-ui .dialog-ux :is(.modal-ux-header,.auth-container){border-color:var(--line)}
.swagger-ui .webhooks>h2{display:none}
:root:root:root .swagger-ui .renderedMarkdown code{padding:1px 5px;border-radius:4px;background:color-mix(in srgb,var(--text) 8%,transparent);color:inherit;font-size:12px;font-weight:500}
@media (max-width:640px){
html .swagger-ui .wrapper{padding:0 12px}
.calls-navigation{padding-inline:12px}
:root:root:root .swagger-ui .scheme-container{position:static;padding:0 12px 8px}
.swagger-ui .scheme-container .auth-wrapper{justify-content:flex-start}
.swagger-ui .opblock-tag{flex-wrap:wrap}
.swagger-ui .opblock-tag>:first-child{flex:1}
.swagger-ui .opblock-tag small{order:3;flex:1 0 100%}
.group-row>summary{flex-wrap:wrap}
.group-row>summary h2{flex:1}
.group-row>summary small{order:1;flex:1 0 100%}
}`;

/** The steps above the calls: beside each other where there is room. */
const firstCall = `
.first-call{margin:20px 0 12px}
.first-call-head{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
.swagger-ui .introduction .first-call h2{margin:0;font-size:20px;letter-spacing:-.01em;color:var(--text)}
.swagger-ui .introduction .first-call p{margin:0;color:var(--dimmed);font-size:13.5px}
.first-call-head [role=group]{display:flex;gap:2px;padding:2px;border-radius:9px;background:color-mix(in srgb,var(--text) 7%,transparent)}
.first-call button{min-height:30px;padding:0 10px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-size:13px;font-weight:500;cursor:pointer}
.first-call-head button{border-color:transparent}
.first-call-head button[aria-pressed=false]{background:none;color:var(--dimmed)}
.first-call ol{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:24px;margin:16px 0 0;padding:0;list-style:none;counter-reset:step}
.swagger-ui .introduction .first-call li{display:grid;grid-template-rows:auto auto 1fr auto;gap:6px;align-content:start;margin:0;counter-increment:step}
.swagger-ui .first-call h3{display:flex;align-items:center;gap:8px;margin:0;color:var(--text);font-size:15px;font-weight:600}
.first-call h3::before{content:counter(step);display:grid;place-items:center;flex:none;width:22px;height:22px;border-radius:50%;background:color-mix(in srgb,var(--accent) 14%,transparent);color:var(--link);font-size:12.5px}
.step-command{position:relative;min-width:0;margin-top:4px;border:1px solid var(--line);border-radius:10px;background:var(--code)}
:root:root:root .swagger-ui .step-command pre{margin:0;padding:12px 14px 44px!important;background:none!important;color:var(--on-code);font-size:12.5px;line-height:1.55}
:is(.step-command,.sample-code) code{white-space:pre-wrap!important;overflow-wrap:anywhere}
.first-call .step-command button{position:absolute;right:8px;bottom:8px;border-color:color-mix(in srgb,var(--on-code) 35%,transparent);background:var(--code);color:var(--on-code)}
.step-actions{display:flex;flex-wrap:wrap;align-items:center;gap:6px 12px;min-height:34px;font-size:13.5px}
.step-actions [role=status]{color:var(--dimmed)}
.step-actions .step-answer{flex:1 0 100%;max-height:180px;margin:0;padding:10px 12px;overflow:auto;border-radius:8px;background:color-mix(in srgb,var(--text) 6%,transparent);color:var(--text);font-size:12px;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:1160px){.first-call ol{grid-template-columns:minmax(0,1fr)}}`;

export const explorerStyle = bar + navigation + swagger + firstCall + callStyle;
