import type { Plugin } from 'vite';

interface UnusedModule {
  module: RegExp;
  /** Uses of the module's exports. */
  uses: RegExp;
}

/**
 * Modules that a library always imports and the web app never calls: 14 kB gzipped. Their exports are replaced by
 * functions without an effect, and the build fails if the web app uses one.
 */
export const unusedModules: UnusedModule[] = [
  // Writes JSON schemas, for the server's OpenAPI document alone.
  {
    module: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
    uses: /\b(toJSONSchema|\w+JSONSchemaMethod|\w+Processors?)\b/,
  },
  // English messages: `error-message.ts` has its own for every kind of issue.
  { module: /zod\/v4\/locales\/en\.js$/, uses: /\blocales\b/ },
  // Infinite and parallel queries: @trpc/react-query has a hook for each.
  {
    module: /@tanstack\/query-core\/build\/modern\/(infiniteQueryBehavior|queriesObserver)\.js$/,
    uses: /\b(\w*infinite(Query)?\w*|QueriesObserver|has(Next|Previous)Page)\b/i,
  },
  {
    module:
      /@tanstack\/react-query\/build\/modern\/(useQueries|useSuspenseQueries|useInfiniteQuery|useSuspenseInfiniteQuery|usePrefetchInfiniteQuery)\.js$/,
    uses: /\b(use(Suspense)?Queries|\w*InfiniteQuery\w*)\b/,
  },
  // Prefetching in the framework mode of React Router.
  {
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
    uses: /\b(PrefetchPageLinks|prefetch=|Links\b)/,
  },
  // Lists of fields, and actions on forms of other components.
  {
    module: /@mantine\/form\/esm\/(hooks\/use-form-list\/use-form-list|actions\/actions)\.mjs$/,
    uses: /\b((insert|remove|replace|reorder)ListItem|createFormActions|useFormActions|useFormList)\b/,
  },
  // Components attached to others: `Checkbox.Card`, `Button.Group`.
  {
    module:
      /@mantine\/core\/esm\/components\/\w+\/(CheckboxCard|CheckboxIndicator|InputSuccess|(Button|ActionIcon)Group(Section)?)\/\w+\.mjs$/,
    uses: /\b(Checkbox\.?(Card|Indicator)\w*|Input\.?Success|(Button|ActionIcon)\.?Group(Section)?)\b/,
  },
];

/** Excludes the modules above from the build. */
export function withoutUnused(): Plugin {
  return {
    name: 'gatehouse-unused',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      // Sentences that name no export.
      if (id.includes('/client/languages/')) return null;
      if (!id.includes('/node_modules/')) {
        const [used] = findUnused(code);
        return used
          ? this.error(`${used} has no effect: client/unused.config.ts excludes its module from the build`)
          : null;
      }
      return unusedModules.some(({ module }) => module.test(id)) ? { code: stubOf(code), map: null } : null;
    },
  };
}

/** Uses of the excluded modules in a module of the web app. */
export function findUnused(code: string): string[] {
  const statements = code.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
  return unusedModules.flatMap(({ uses }) => uses.exec(statements)?.[0] ?? []);
}

/** The names that a module exports. */
export function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name!);
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(
    ([, list]) => list!.match(/\w+(?=\s*(?:,|$))/g) ?? [],
  );
  const byDefault = /^export default /m.test(code) ? ['default'] : [];
  return [...declared, ...listed, ...byDefault];
}

function stubOf(code: string): string {
  return `const nothing = () => ({});\nexport { ${exportsOf(code)
    .map((name) => `nothing as ${name}`)
    .join(', ')} };`;
}
