import { prefix } from './session.js';

/** What the explorer changes in the document before it shows it. */
export function adaptDocument(spec) {
  markBrowserOnly(spec);
  foldIntroduction(spec);
}

/** Takes the sections out of the introduction: they are a row of the list, so that the first screen shows the calls. */
function foldIntroduction(spec) {
  const { description } = spec.info;
  const start = description.indexOf('\n\n');
  spec.info['x-sections'] = description.slice(start).trim();
  spec.info.description = `${description.slice(0, start)} [OpenAPI document](${prefix}/openapi.json)`;
}

/** A page or a redirect is nothing that a script can show: such calls are marked, to be opened as an address. */
function markBrowserOnly(spec) {
  for (const item of Object.values(spec.paths)) {
    for (const operation of Object.values(item)) {
      if (operation['x-browser-only']) operation.summary = `In a browser: ${operation.summary}`;
    }
  }
}

/**
 * For each call that is opened, Swagger UI resolves the references of the whole document, which takes seconds. It receives
 * the part of the document that the call needs instead.
 */
export function resolveParts({ fn: { resolveSubtree } }) {
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
