/* Runs in the browser, beside Swagger UI's bundle. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

const prefix = new URL('..', document.currentScript.src).pathname.replace(/\/$/, '');

/** Folds the introduction after its first sentence, so that the first screen shows the calls. */
function foldIntroduction(spec) {
  const start = spec.info.description.indexOf('\n\n');
  const sections = spec.info.description.slice(start);
  const titles = [...sections.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const summary = `<summary>${['Requests and errors', ...titles].join(' · ')}</summary>`;
  spec.info.description = `${spec.info.description.slice(0, start)}\n\n<details>${summary}\n\n${sections}\n\n</details>`;
  return spec;
}

/** The name of the service is in the header. */
function nameReference(spec) {
  spec.info.title = 'API reference';
  return spec;
}

/** A page or a redirect is nothing that a script can show: such calls are marked, to be opened as an address. */
function markBrowserOnly(spec) {
  for (const item of Object.values(spec.paths)) {
    for (const operation of Object.values(item)) {
      if (operation['x-browser-only']) operation.summary = `In a browser: ${operation.summary}`;
    }
  }
  return spec;
}

const form = document.querySelector('#try-form');
const signOut = document.querySelector('#try-sign-out');
const heading = document.querySelector('#try-heading');
const { textContent: invitation, dataset: headings } = heading;
const statusLine = document.querySelector('.try [role=status]');

/** The answer of a sign-in: a session, or what is missing. */
function signedIn(answer) {
  if (typeof answer?.token === 'string') ui?.preauthorizeApiKey('bearer', answer.token);
  showUser(answer?.user);
  if (answer?.twoFactorRedirect)
    statusLine.textContent = 'This account has a second factor. Continue with the group “Second factors”.';
}

function signedOut() {
  ui.authActions.logout(['bearer']);
  showUser(null);
}

function showUser(user) {
  form.hidden = Boolean(user);
  signOut.hidden = !user;
  heading.textContent = user ? headings.signedIn : invitation;
  statusLine.textContent = user ? `Signed in as ${user.email}. The calls below use this session.` : '';
}

async function call(path, input) {
  const method = input === undefined ? 'GET' : 'POST';
  const body = input === undefined ? undefined : JSON.stringify(input);
  const response = await fetch(prefix + path, { method, body, headers: { 'content-type': 'application/json' } });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer?.message ?? `Status ${response.status}`);
  return answer;
}

const showError = (error) => (statusLine.textContent = error.message);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  call('/sign-in/email', Object.fromEntries(new FormData(form))).then(signedIn, showError);
});
signOut.addEventListener('click', () => {
  call('/sign-out', {}).then(signedOut, showError);
});

/** A sign-in made here answers with a token: from then on it is sent as the bearer token, until a sign-out. */
function keepToken(response) {
  const path = new URL(response.url, location.href).pathname.slice(prefix.length);
  if (!response.ok) return response;
  if (path === '/sign-out') signedOut();
  if (/^\/sign-(in|up)\//.test(path)) signedIn(response.body ?? JSON.parse(response.text || 'null'));
  return response;
}

/** Sees the document itself go by, and every answer. */
function onResponse(response) {
  if (!response.url.endsWith('/openapi.json')) return keepToken(response);
  response.text = JSON.stringify(nameReference(foldIntroduction(markBrowserOnly(JSON.parse(response.text)))));
  return response;
}

/**
 * For each call that is opened, Swagger UI resolves the references of the whole document, which takes seconds. It receives
 * the part of the document that the call needs instead.
 */
function resolveParts({ fn: { resolveSubtree } }) {
  return { fn: { resolveSubtree: (spec, path, options) => resolveSubtree(partOf(spec, path), path, options) } };
}

/** The document with the path or component of this address only, and the components that it refers to. */
function partOf(spec, path) {
  if (path.length === 0) return spec;
  const part = { openapi: spec.openapi, info: spec.info, servers: spec.servers };
  const addresses = [path.slice(0, path[0] === 'paths' ? 2 : 3)];
  const references = /"\$ref":"#\/components\/(\w+)\/([\w.-]+)/g;
  for (const address of addresses) {
    const value = address.reduce((parent, key) => parent[key], spec);
    if (!copyInto(part, address, value)) continue;
    for (const [, kind, name] of JSON.stringify(value).matchAll(references)) addresses.push(['components', kind, name]);
  }
  return part;
}

/** Sets the value at this address; false if it is set already. */
function copyInto(object, address, value) {
  const key = address.at(-1);
  const parent = address.slice(0, -1).reduce((inner, name) => (inner[name] ??= {}), object);
  if (key in parent) return false;
  parent[key] = value;
  return true;
}

/** Names of calls and groups without a link, since they stand in the button that opens them; no choice of one server. */
const simplerComponents = ({ React }) => ({
  components: { DeepLink: ({ text }) => React.createElement('span', null, text), ServersContainer: () => null },
});

/** Drawn when wanted, as the groups are. */
const foldWebhooks = (Webhooks, { React: { createElement, useState } }) =>
  function FoldedWebhooks(props) {
    const [isOpen, setOpen] = useState(location.hash.startsWith('#/webhooks/'));
    return createElement(
      'details',
      { className: 'webhook-list', open: isOpen, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) },
      createElement('summary', null, createElement('h2', null, 'Webhooks')),
      isOpen && createElement(Webhooks, props),
    );
  };

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call with its example, before it is tried out, with the token that it needs. */
function curlOf(url, method, { parameters = [], requestBody, security = [] }) {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = required.map(({ name, example }) => `${name}=${encodeURIComponent(example ?? name)}`).join('&');
  const headers = security.some((scheme) => scheme.bearer) ? ['authorization: Bearer <token>'] : [];
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? ['application/json', {}];
  const { example = {} } = content;
  const body = type === 'application/json' ? JSON.stringify(example) : new URLSearchParams(example).toString();
  if (method === 'post') headers.push(`content-type: ${type}`);
  return [
    `curl ${quoted(url + (query && `?${query}`))}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(method === 'post' ? [`-d ${quoted(body)}`] : []),
  ].join(' \\\n  ');
}

/** A curl command above the parameters. Webhooks have none: the service sends them. */
const showCurl = (Parameters, { React: { createElement, Fragment, useState }, specSelectors }) =>
  function ParametersWithCurl(props) {
    const [isCopied, setCopied] = useState(false);
    const [path, method] = props.pathMethod;
    const spec = specSelectors.specJson();
    const operation = spec.getIn(['paths', path, method]);
    if (!operation) return createElement(Parameters, props);
    const command = curlOf(spec.getIn(['servers', 0, 'url']) + path, method, operation.toJS());
    // Undefined on pages without TLS, but for those of this machine.
    const { clipboard } = navigator;
    const copy = () => clipboard.writeText(command).then(() => setCopied(true));
    const button = createElement('button', { type: 'button', onClick: copy }, isCopied ? 'Copied' : 'Copy as curl');
    const sample = createElement(
      'div',
      { className: 'curl-sample' },
      createElement('pre', null, command),
      clipboard && button,
    );
    return createElement(Fragment, null, sample, createElement(Parameters, props));
  };

/** With an answer, the id under which the log of the service has it. */
const showRequestId = (LiveResponse, { React: { createElement, Fragment } }) =>
  function ResponseWithId(props) {
    const id = props.response.getIn(['headers', 'x-request-id']);
    const line = createElement('p', { className: 'request-id' }, 'Request ID: ', createElement('code', null, id));
    return createElement(Fragment, null, createElement(LiveResponse, props), id && line);
  };

const additions = {
  wrapComponents: { Webhooks: foldWebhooks, parameters: showCurl, liveResponse: showRequestId },
};

let ui;
const start = () =>
  (ui = globalThis.SwaggerUIBundle({
    url: `${prefix}/openapi.json`,
    dom_id: '#explorer',
    deepLinking: true,
    // Groups are opened when wanted: drawing every call at once takes seconds.
    docExpansion: 'none',
    filter: true,
    // The browser's own session goes along by itself; its cookie is out of reach of scripts.
    withCredentials: true,
    responseInterceptor: onResponse,
    plugins: [resolveParts, simplerComponents, () => additions],
  }));
call('/get-session')
  .then((answer) => showUser(answer?.user))
  .catch(() => undefined)
  .finally(start);
