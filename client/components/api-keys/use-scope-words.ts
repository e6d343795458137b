import { useTexts } from '#client/components/settings.tsx';
import { scopeTexts } from '#generated/texts/scopes.ts';

/** Returns what a scope allows, in words. */
export function useScopeWords(): (scope: string) => string {
  const words: Readonly<Record<string, string>> = useTexts('scopes', scopeTexts);
  return (scope) => words[scope] ?? scope;
}
