import type { Plugin } from 'vite';

/**
 * Leaves out the part of Zod that writes JSON schemas, 8 kB gzipped that every form would wait for: only the server's
 * OpenAPI document uses it, yet every schema refers to it.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'gatehouse-zod',
    apply: 'build',
    transform(code, id) {
      if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
        ([, name]) => `nothing as ${name}`,
      );
      return { code: `const nothing = () => nothing;\nexport { ${names.join(', ')} };`, map: null };
    },
  };
}
