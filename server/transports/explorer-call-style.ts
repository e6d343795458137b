/** The rows of calls; of one that is open the summary as its title, with method and path below. */
const rows = `
:root:root:root .swagger-ui .opblock{scroll-margin-top:12px;margin:0;border:0;border-radius:10px;background:none;box-shadow:none}
:root:root:root .swagger-ui .opblock.is-open{margin:4px 0 20px;background:var(--surface);box-shadow:0 1px 2px rgb(0 0 0/4%),0 4px 16px rgb(0 0 0/5%)}
:root:root:root .swagger-ui .opblock .opblock-summary{padding:7px 8px;border:0;border-radius:10px}
:root:root:root .swagger-ui .opblock:not(.is-open) .opblock-summary:hover{background:color-mix(in srgb,var(--text) 4%,transparent)}
:root:root:root .swagger-ui .opblock-summary-control:focus:not(:focus-visible){outline:none}
:root:root:root:root .swagger-ui .opblock-summary-control:focus-visible{outline:2px solid var(--link);outline-offset:4px;border-radius:4px}
:root:root:root .swagger-ui .opblock .opblock-summary-method{min-width:42px;padding:0;border-radius:0;background:none;font-size:11.5px;font-weight:600;text-align:left;text-shadow:none}
:root:root:root .swagger-ui .opblock.opblock-get .opblock-summary-method{color:var(--get)}
:root:root:root .swagger-ui .opblock.opblock-post .opblock-summary-method{color:var(--post)}
.swagger-ui .opblock .opblock-summary-path{font-size:13.5px;font-weight:600;color:var(--text)}
.swagger-ui .opblock .opblock-summary-description{font-size:13.5px;color:var(--dimmed)}
.authentication{flex:none;padding-inline:12px;color:var(--dimmed);font-size:12.5px;white-space:nowrap}
.copy-path button{min-height:26px;padding:0 8px;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;font-size:12px;cursor:pointer}
.opblock-summary:not(:hover,:focus-within) .copy-path{opacity:0}
:root:root:root .swagger-ui .opblock.is-open .opblock-summary{padding:16px 12px 0 20px}
.opblock.is-open .opblock-summary-control{display:grid;grid-template-columns:auto 1fr;gap:4px 10px;align-items:baseline}
.opblock.is-open .opblock-summary-path-description-wrapper{display:contents}
.swagger-ui .opblock.is-open .opblock-summary-description{grid-row:1;grid-column:1/-1;font-size:18px;font-weight:600;letter-spacing:-.01em;color:var(--text);text-align:left}
.swagger-ui .opblock.is-open .opblock-summary-path{font-weight:400;color:var(--dimmed)}
:root:root:root .swagger-ui .opblock.is-open .opblock-summary-method{min-width:0}
@media (max-width:640px){
.swagger-ui .opblock:not(.is-open) .opblock-summary-control{align-items:flex-start}
.swagger-ui .opblock .opblock-summary{flex-wrap:wrap}
.authentication{order:1;flex:1 0 100%;padding:0 8px 2px 50px}
.opblock.is-open .authentication{padding-left:0}
.without-parameters .only-type{display:none}
.copy-path{display:none}
.swagger-ui .opblock .opblock-summary-path{max-width:none;overflow-wrap:anywhere}
.swagger-ui .opblock .opblock-summary-path-description-wrapper{flex-direction:column;align-items:flex-start;gap:2px;padding:2px 8px}
:root:root:root .swagger-ui .opblock.is-open .opblock-summary{padding:14px 8px 0 16px}
}`;

/** Code is dark in both themes, as what Swagger UI colors is. The answer has the shape of the sample. */
const code = `
:root:root:root:root .swagger-ui .opblock pre.microlight{background:var(--code)!important;border-radius:8px}
:is(.request-sample,.live-response){border:1px solid var(--line);border-radius:10px;overflow:hidden;background:var(--code);color:var(--on-code)}
.request-sample{margin:4px 20px 20px}
.live-response{margin:0 0 24px;scroll-margin:12px}
.sample-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px;padding:6px 8px;background:color-mix(in srgb,var(--on-code) 7%,transparent)}
.sample-bar [role=group]{display:flex;flex-wrap:wrap;gap:2px}
.sample-bar button{min-height:30px;padding:0 10px;border:1px solid color-mix(in srgb,var(--on-code) 40%,transparent);border-radius:7px;background:none;color:var(--on-code);font:inherit;font-size:13px;font-weight:600;cursor:pointer}
.sample-bar [role=group] button:not([aria-pressed=true]){border-color:transparent;color:var(--on-code-dimmed);font-weight:500}
.sample-bar p{display:flex;align-items:center;gap:8px;min-height:30px;margin:0 0 0 8px;font-size:13px;font-weight:600}
.sample-bar p::before{content:'';width:8px;height:8px;border-radius:50%;background:#6fd6a0}
.sample-bar p.failed::before{background:#f49a8c}
.sample-code{max-height:70vh;padding:14px 16px;overflow:auto}
:root:root:root:root .swagger-ui .opblock .sample-code pre.microlight{padding:0!important;overflow:visible!important;background:none!important;color:var(--on-code);font-size:13px;font-weight:400;line-height:1.55}
:root:root:root .swagger-ui .request-sample .renderedMarkdown p{margin:0;padding:8px 16px;border-top:1px solid color-mix(in srgb,var(--on-code) 14%,transparent);color:var(--on-code-dimmed);font-size:13px}
:root:root:root .swagger-ui .request-sample .renderedMarkdown code{background:none;padding:0;color:var(--on-code)}
:root:root:root:root .swagger-ui .opblock .live-response pre{max-height:420px;margin:0;padding:14px 16px!important;border-radius:0;color:var(--on-code);font-size:13px;font-weight:400;line-height:1.55;white-space:pre-wrap;overflow:auto;overflow-wrap:anywhere}
.live-response :is(h5,.copy-to-clipboard,.download-contents){display:none!important}
.live-response :is(summary,.request-id,.sample-bar+p){margin:0;padding:8px 16px;border-top:1px solid color-mix(in srgb,var(--on-code) 14%,transparent);font-size:13px}
.swagger-ui .live-response :is(p,code,a,.renderedMarkdown p){color:var(--on-code)}
.swagger-ui .live-response .renderedMarkdown{padding:4px 16px}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:1200px){
.opblock-body:has(>.request-sample){display:grid;grid-template-columns:minmax(0,1fr) minmax(0,44%);align-items:start}
.opblock-body>*{grid-column:1}
.opblock-body>.request-sample{grid-column:2;grid-row:1/span 20;position:sticky;top:12px;margin:16px 20px 20px 4px}
}
@media (max-width:640px){
.request-sample{margin-inline:12px}
.sample-bar{padding-inline:4px}
.sample-bar button{padding:0 7px}
}`;

/** What is sent: parameters and fields are lines of one kind. */
const inputs = `
.swagger-ui .opblock-description-wrapper{padding:12px 20px 8px;margin:0}
:root:root:root .swagger-ui .opblock .opblock-body>.opblock-description-wrapper{border:0}
.swagger-ui .opblock-description-wrapper p{margin:0;color:var(--text);font-size:14px}
.call-inputs{position:relative;min-height:46px}
:root:root:root .swagger-ui .opblock .opblock-section-header{min-height:0;padding:14px 20px 8px;background:none;box-shadow:none;border:0}
:root:root:root .swagger-ui .opblock .opblock-section-header :is(h4,.tab-item){flex:none;padding:0;font-size:14px;font-weight:600;color:var(--text)}
:root:root:root .swagger-ui .opblock .opblock-section-header>label{margin:0 0 0 12px;font-size:12.5px;font-weight:400;color:var(--dimmed)}
:root:root:root .swagger-ui .opblock .tab-header .tab-item.active h4 span::after{display:none}
:root:root:root .swagger-ui .opblock-section-request-body{border-top:1px solid var(--line)}
.without-parameters>.opblock-section>.opblock-section-header{position:absolute;z-index:1;top:0;right:0}
.without-parameters>.opblock-section>.parameters-container,.without-parameters>.opblock-section>.opblock-section-header>.tab-header{display:none}
:root:root:root .swagger-ui .without-parameters .opblock-section-request-body{border:0}
:root:root:root .swagger-ui .opblock-section-request-body>.opblock-description-wrapper{padding-top:0}
:root:root:root .swagger-ui .try-out .btn{margin:0;padding:4px 12px}
.swagger-ui .try-out.btn-group{gap:8px;padding:0}
.swagger-ui :is(.parameters-container,.opblock-section-request-body) .table-container{padding:0 20px}
.swagger-ui .opblock-section-request-body .table-container{padding:0}
.swagger-ui .table-container :is(table,tbody,tr){display:block;padding:0}
.swagger-ui .table-container thead{display:none}
:root:root:root .swagger-ui .table-container tbody tr{padding:12px 0;border-top:1px solid var(--line)}
:root:root:root .swagger-ui .parameters-container tbody tr:first-child{border:0;padding-top:4px}
:root:root:root .swagger-ui .table-container tbody tr td{display:block;width:auto;min-width:0;padding:0}
:root:root:root .swagger-ui .table-container td.parameters-col_description{margin:0}
.parameter__deprecated:empty{display:none}
:root:root:root .swagger-ui .table-container td.parameters-col_name{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px}
.swagger-ui .parameter__name:not(h4){margin:0;font:600 13px ui-monospace,Menlo,Consolas,monospace!important;color:var(--text)}
.swagger-ui .parameter__name.required span{display:none}
:root:root:root .swagger-ui .parameter__name.required::after{content:'required';position:static;margin-left:8px;padding:0;color:var(--failed);font:400 12.5px 'Geist Variable',system-ui,sans-serif}
:root:root:root .swagger-ui :is(.parameter__type,.parameter__in,.parameter__deprecated){padding:0;font-size:12.5px;font-style:normal;font-weight:400;color:var(--dimmed)}
.swagger-ui .parameters-col_description .renderedMarkdown p{margin:2px 0 0;font-size:14px;color:var(--text)}
.swagger-ui .parameters-col_description .renderedMarkdown:not(:first-child) p{font-size:13px;color:var(--dimmed)}
.parameters-col_description .renderedMarkdown i{font-style:normal}
.parameters-col_description :is(input,select,textarea,button):disabled{display:none}
:root:root:root .swagger-ui .parameters-col_description :is(input[type=text],select,textarea){margin:8px 0 2px}
:root:root:root .swagger-ui textarea.body-param__text{min-height:150px;max-height:440px;field-sizing:content;font-size:13px;font-weight:400;line-height:1.55}
:root:root:root .swagger-ui :is(.execute-wrapper,.opblock-body>.btn-group){display:flex;justify-content:flex-start;gap:8px;padding:4px 20px 20px}
:root:root:root .swagger-ui :is(.execute-wrapper,.btn-group):empty{display:none}
:root:root:root .swagger-ui :is(.execute-wrapper,.opblock-body>.btn-group) .btn{flex:none;width:auto;padding:7px 20px;border-radius:8px}
:root:root:root .swagger-ui .loading-container{padding:0 20px 16px;margin:0;align-items:flex-start}
.swagger-ui .loading-container .loading::before{display:none}
:root:root:root .swagger-ui .loading-container .loading::after{position:static;content:'Sending…';transform:none;font-size:13px;font-weight:400;text-transform:none;color:var(--dimmed)}
@media (max-width:640px){
:root:root:root .swagger-ui .opblock .opblock-section-header{padding-inline:16px}
.swagger-ui .opblock-description-wrapper{padding-inline:16px}
.swagger-ui .parameters-container .table-container{padding-inline:16px}
:root:root:root .swagger-ui :is(.execute-wrapper,.opblock-body>.btn-group){padding-inline:16px}
}`;

/** Fields of a body, and the responses: a row for each status. */
const responses = `
.fields{margin:0;padding:0;list-style:none}
.fields>li{padding:12px 0;border-top:1px solid var(--line);font-size:14px}
.schema>.fields:first-child>li:first-child{border:0;padding-top:4px}
.swagger-ui .fields p{margin:2px 0 0;font-size:14px;color:var(--text)}
.swagger-ui .field-name{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px}
.swagger-ui .field-name code{font-size:13px;font-weight:600;color:var(--text);overflow-wrap:anywhere}
.swagger-ui .field-name span{font-size:12.5px;color:var(--dimmed)}
.swagger-ui .field-name .required{color:var(--failed)}
:root:root:root .swagger-ui :is(.fields .facts,.facts){margin:4px 0 0;font-size:13px;color:var(--dimmed)}
.swagger-ui .schema p:not(.field-name) code{padding:1px 5px;border-radius:4px;background:color-mix(in srgb,var(--text) 8%,transparent);color:inherit;font-size:12px;overflow-wrap:anywhere}
.folded{margin-top:10px}
.folded>summary{display:inline-flex;align-items:center;gap:6px;padding:4px 10px 4px 8px;border:1px solid var(--line);border-radius:7px;font-size:13px;color:var(--text)}
.folded>summary:hover{background:color-mix(in srgb,var(--text) 4%,transparent)}
:is(.folded,.status-row,.live-response>details)>summary::before{content:'';flex:none;width:6px;height:6px;margin:0 4px 0 2px;border:solid var(--dimmed);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
:is(.folded,.status-row,.live-response>details)[open]>summary::before{transform:rotate(45deg)}
.live-response>details>summary{display:flex;align-items:center;gap:6px;list-style:none}
.live-response>details>summary::-webkit-details-marker{display:none}
.live-response>details>summary::before{border-color:var(--on-code-dimmed)}
.folded>.fields{margin-top:10px;padding:0 14px;border:1px solid var(--line);border-radius:8px}
.folded>.fields>li:first-child{border:0}
.responses-wrapper{padding:4px 20px 16px}
:root:root:root .swagger-ui .responses-wrapper>h4{margin:8px 0 10px;font-size:14px;font-weight:600;color:var(--text)}
.status-row{border-top:1px solid var(--line);font-size:14px}
.status-row:last-child{border-bottom:1px solid var(--line)}
.status-row>summary,div.status-row{display:flex;align-items:baseline;gap:10px;padding:10px 4px;color:var(--text)}
div.status-row{padding-left:26px}
.status-row>summary::before{align-self:flex-start;margin-top:7px}
.status-row>summary:hover{background:color-mix(in srgb,var(--text) 3%,transparent)}
.status-row :is(.succeeded,.failed){flex:none;min-width:30px;font:600 13px ui-monospace,Menlo,Consolas,monospace!important;color:var(--dimmed)}
.status-row .succeeded{color:var(--post)}
.status-row small{margin-left:auto;color:var(--dimmed);font-size:12.5px;white-space:nowrap}
.status-row>div{padding:2px 4px 16px}
:root:root:root .swagger-ui .status-row .highlight-code{margin-bottom:12px}
:root:root:root .swagger-ui .status-row pre.microlight{min-height:0;max-height:320px;padding:12px 14px!important;font-size:12.5px;font-weight:400;line-height:1.5}
.error-codes{display:grid;gap:6px;margin:0;padding:0;list-style:none}
.error-codes li{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 8px}
.error-codes:not(:has(span)){display:flex;flex-wrap:wrap}
.swagger-ui .error-codes code{padding:2px 6px;border:1px solid var(--line);border-radius:5px;background:var(--backdrop);color:var(--text);font-size:11.5px;font-weight:400;overflow-wrap:anywhere}
.error-codes a{text-decoration:none}
.error-codes span{font-size:13px;color:var(--dimmed)}
@media (max-width:640px){.responses-wrapper{padding-inline:16px}}`;

export const callStyle = rows + code + inputs + responses;
