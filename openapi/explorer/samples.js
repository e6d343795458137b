/**
 * A call of the document as a command or program, with the example of its body. Runs in the browser, and has no other import
 * or global than the language's own, so that tests run what it returns.
 */
export const languages = { curl: 'curl', javascript: 'JavaScript', typescript: 'TypeScript', python: 'Python' };

/** The samples by language. Calls that are not served over RPC have none in TypeScript, those for browsers curl only. */
export function samplesOf(call) {
  const request = requestOf(call);
  const { operation } = call;
  if (operation['x-browser-only']) return { curl: curlOf(request) };
  return {
    curl: curlOf(request),
    javascript: javascriptOf(request),
    ...(isRpc(operation) && { typescript: typescriptOf(request, call) }),
    python: pythonOf(request),
  };
}

/** What to write for `<token>`; undefined if the call needs none. */
export function tokenNote({ security }) {
  if (!security.some((scheme) => scheme.bearer)) return undefined;
  const [scopes] = security.flatMap((scheme) => (scheme.apiKey ? [scheme.apiKey] : []));
  const token = 'the `token` in the answer of a sign-in';
  const key = scopes?.length ? `an API key with the scope \`${scopes[0]}\`` : 'an API key';
  const isForSessions = security.some((scheme) => scheme.session);
  const sources = [...(isForSessions ? [token] : []), ...(scopes ? [key] : [])].join(', or ');
  const optional = security.some((scheme) => Object.keys(scheme).length === 0) ? ' It is optional.' : '';
  return `\`<token>\` is ${sources}.${isForSessions ? ' Browsers send the session cookie instead.' : ''}${optional}`;
}

const isSuccess = ([status]) => status.startsWith('2');
const typesOf = (operation) =>
  Object.entries(operation.responses)
    .filter(isSuccess)
    .flatMap(([, { content = {} }]) => Object.keys(content));

const isRpc = (operation) => {
  const types = typesOf(operation);
  const isForm = 'application/x-www-form-urlencoded' in (operation.requestBody?.content ?? {});
  return !isForm && (types.length === 0 || types[0] === 'application/json');
};

function requestOf({ baseUrl, path, method, operation, sharedParameters }) {
  const values = { path: {}, query: {} };
  let hasFields = false;
  for (const parameter of operation.parameters ?? []) {
    const shared = parameter.$ref && sharedParameters[parameter.$ref.split('/').at(-1)];
    const { name, in: place, required, example = name } = shared ?? parameter;
    if (!(place in values)) continue;
    hasFields = true;
    if (required) values[place][name] = example;
  }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values.path[name]));
  const query = new URLSearchParams(values.query).toString();
  const body = method === 'post' ? (operation.requestBody?.content['application/json']?.example ?? {}) : undefined;
  return {
    url: `${baseUrl}${address}${query && `?${query}`}`,
    method,
    headers: operation.security.some((scheme) => scheme.bearer) ? { authorization: 'Bearer <token>' } : {},
    body,
    input: { ...values.path, ...values.query, ...body },
    hasInput: hasFields || operation.requestBody !== undefined,
    hasJson: typesOf(operation)[0] === 'application/json',
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };
export const shellQuoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curlOf({ url, headers, body }) {
  const sent = Object.entries({ ...headers, ...(body && JSON_TYPE) });
  return [
    `curl ${shellQuoted(url)}`,
    ...sent.map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body ? [`-d ${shellQuoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`] : []),
  ].join(' \\\n  ');
}

/** How a language writes strings, other plain values and the keys of objects. */
const javascript = {
  indent: '  ',
  plain: (value) => (typeof value === 'string' ? javascriptString(value) : String(value)),
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : javascriptString(name)),
};
const python = {
  indent: '    ',
  plain: (value) => ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? JSON.stringify(value),
  key: (name) => JSON.stringify(name),
};

const javascriptString = (text) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** An array or object over several lines, the first of them unindented. */
function literal(value, language, indent = '') {
  if (value === null || typeof value !== 'object') return language.plain(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = indent + language.indent;
  const items = Object.entries(value).map(
    ([key, item]) => (Array.isArray(value) ? '' : `${language.key(key)}: `) + literal(item, language, inner),
  );
  return items.length === 0
    ? open + close
    : [open, ...items.map((item) => `${inner}${item},`), indent + close].join('\n');
}

/** Headers, on one line. */
const inline = (object, language) =>
  `{ ${Object.entries(object)
    .map(([key, value]) => `${language.key(key)}: ${language.plain(value)}`)
    .join(', ')} }`;

function javascriptOf({ url, headers, body, hasJson }) {
  const sent = { ...headers, ...(body && JSON_TYPE) };
  const options = [
    ...(body ? ["method: 'POST'"] : []),
    ...(Object.keys(sent).length > 0 ? [`headers: ${inline(sent, javascript)}`] : []),
    ...(body ? [`body: JSON.stringify(${literal(body, javascript, '  ')})`] : []),
  ];
  const block = options.length > 0 ? `, {\n${options.map((line) => `  ${line},\n`).join('')}}` : '';
  return `const response = await fetch(${javascriptString(url)}${block});
console.log(response.status, await response.${hasJson ? 'json' : 'text'}());`;
}

function typescriptOf({ headers, input, hasInput }, { baseUrl, method, operation }) {
  const options = [
    `baseURL: ${javascriptString(new URL(baseUrl).origin)}`,
    ...(headers.authorization ? [`headers: ${inline(headers, javascript)}`] : []),
  ];
  const values = hasInput ? literal(input, javascript) : '';
  return `import { createGatehouseClient } from '@gatehouse/client';

const gatehouse = createGatehouseClient({
${options.map((line) => `  ${line},\n`).join('')}});

const result = await gatehouse.${operation['x-rpc-name']}.${method === 'get' ? 'query' : 'mutate'}(${values});
console.log(result);`;
}

function pythonOf({ url, method, headers, body, hasJson }) {
  const values = [
    python.plain(url),
    ...(headers.authorization ? [`headers={"authorization": ${python.plain(headers.authorization)}}`] : []),
    ...(body ? [`json=${literal(body, python, '    ')}`] : []),
  ];
  return `import requests

response = requests.${method}(
${values.map((line) => `    ${line},\n`).join('')})
print(response.status_code, response.${hasJson ? 'json()' : 'text'})`;
}
