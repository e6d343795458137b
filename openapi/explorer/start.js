/* Runs in the browser, beside Swagger UI's bundle. */
import { authentication } from './authentication.js';
import { callComponents } from './calls.js';
import { adaptDocument, resolveParts } from './document.js';
import { firstCall } from './first-call.js';
import { nameFields } from './names.js';
import { navigation } from './navigation.js';
import { responses } from './responses.js';
import { schemas } from './schema.js';
import { call, keepToken, prefix, showUser, useTokensIn } from './session.js';

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

let sentAt = 0;
function onRequest(request) {
  sentAt = Date.now();
  return request;
}

/** Sees the document itself go by, and every answer. Swagger UI measures the time of those without an error only. */
function onResponse(response) {
  response.duration = Date.now() - sentAt;
  if (!response.url.endsWith('/openapi.json')) return keepToken(response);
  const spec = JSON.parse(response.text);
  document.querySelector('#api-version').textContent = `v${spec.info.version}`;
  adaptDocument(spec);
  response.text = JSON.stringify(spec);
  return response;
}

const start = () =>
  useTokensIn(
    globalThis.SwaggerUIBundle({
      url: `${prefix}/openapi.json`,
      dom_id: '#explorer',
      deepLinking: true,
      // Groups are opened when wanted: drawing every call at once takes seconds.
      docExpansion: 'none',
      filter: true,
      // The browser's own session goes along by itself; its cookie is out of reach of scripts.
      withCredentials: true,
      requestInterceptor: onRequest,
      responseInterceptor: onResponse,
      // The fields of each body stand in the call that has it.
      defaultModelsExpandDepth: -1,
      layout: 'ExplorerLayout',
      plugins: [resolveParts, navigation, firstCall, authentication, callComponents, schemas, responses],
    }),
  );
nameFields(document.querySelector('#explorer'));
call('/get-session')
  .then((answer) => showUser(answer?.user))
  .catch(() => undefined)
  .finally(start);
