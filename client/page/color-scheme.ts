import { useSyncExternalStore } from 'react';

const schemes = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof schemes)[number];

/** The key of `public/color-scheme.js`. */
const KEY = 'mantine-color-scheme-value';

const listeners = new Set<(scheme: ColorScheme) => void>();

export function chosenColorScheme(): ColorScheme {
  const stored = localStorage.getItem(KEY);
  return schemes.find((scheme) => scheme === stored) ?? 'auto';
}

function announce(scheme: ColorScheme): void {
  apply(scheme);
  for (const listener of listeners) listener(scheme);
}

const preference = matchMedia('(prefers-color-scheme: dark)');

function apply(scheme: ColorScheme): void {
  const isDark = scheme === 'dark' || (scheme === 'auto' && preference.matches);
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
}

/** Follows the system, and a choice in another tab. */
preference.addEventListener('change', () => apply(chosenColorScheme()));
addEventListener('storage', ({ key }) => (key === KEY ? announce(chosenColorScheme()) : undefined));

export function chooseColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(KEY, scheme);
  announce(scheme);
}

export function onColorScheme(listener: (scheme: ColorScheme) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The chosen theme. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onColorScheme, chosenColorScheme);
}
