import type { Plugin } from 'vite';

/**
 * Modules that a library always imports and that the web app never calls, 14 kB gzipped that every form would wait
 * for. Their exports are replaced by functions without an effect.
 */
const unused = [
  // Writes JSON schemas, for the server's OpenAPI document alone.
  /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
  // English messages: `words.ts` has its own for every kind of issue.
  /zod\/v4\/locales\/en\.js$/,
  // Infinite and parallel queries: @trpc/react-query has a hook for each.
  /@tanstack\/query-core\/build\/modern\/(infiniteQueryBehavior|queriesObserver)\.js$/,
  /@tanstack\/react-query\/build\/modern\/(useQueries|useSuspenseQueries|useInfiniteQuery|useSuspenseInfiniteQuery|usePrefetchInfiniteQuery)\.js$/,
  // Prefetching in the framework mode of React Router.
  /react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
  // Lists of fields, and forms that are changed from elsewhere.
  /@mantine\/form\/esm\/(hooks\/use-form-list\/use-form-list|actions\/actions)\.mjs$/,
  // Components that hang on others: `Checkbox.Card`, `Button.Group`.
  /@mantine\/core\/esm\/components\/\w+\/(CheckboxCard|CheckboxIndicator|InputSuccess|(Button|ActionIcon)Group(Section)?)\/\w+\.mjs$/,
];

/** Leaves the modules above out of the build. */
export function withoutUnused(): Plugin {
  return {
    name: 'gatehouse-unused',
    apply: 'build',
    transform(code, id) {
      if (!unused.some((module) => module.test(id))) return null;
      const declared = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name!);
      const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(
        ([, list]) => list!.match(/\w+(?=\s*(?:,|$))/g) ?? [],
      );
      const named = [...declared, ...listed].map((name) => `nothing as ${name}`);
      const exported = /^export default /m.test(code) ? [...named, 'nothing as default'] : named;
      return { code: `const nothing = () => ({});\nexport { ${exported.join(', ')} };`, map: null };
    },
  };
}
