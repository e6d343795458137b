import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useSyncExternalStore } from 'react';

/** The key of `public/color-scheme.js`. */
const KEY = 'mantine-color-scheme-value';

const schemes: readonly string[] = ['light', 'dark', 'auto'] satisfies MantineColorScheme[];
const listeners = new Set<(scheme: MantineColorScheme) => void>();

function read(): MantineColorScheme {
  const stored = localStorage.getItem(KEY) ?? 'auto';
  return schemes.includes(stored) ? (stored as MantineColorScheme) : 'auto';
}

function announce(scheme: MantineColorScheme): void {
  apply(scheme);
  for (const listener of listeners) listener(scheme);
}

const preference = matchMedia('(prefers-color-scheme: dark)');

function apply(scheme: MantineColorScheme): void {
  const isDark = scheme === 'dark' || (scheme === 'auto' && preference.matches);
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
}

/** Follows the system, and a choice in another tab. */
preference.addEventListener('change', () => apply(read()));
addEventListener('storage', ({ key }) => (key === KEY ? announce(read()) : undefined));

export function chooseColorScheme(scheme: MantineColorScheme): void {
  localStorage.setItem(KEY, scheme);
  announce(scheme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The chosen theme. */
export function useColorScheme(): MantineColorScheme {
  return useSyncExternalStore(subscribe, read);
}

let unsubscribe: (() => void) | undefined;

/** Lets the library of the console use the same choice. */
export const colorSchemes: MantineColorSchemeManager = {
  get: read,
  set: chooseColorScheme,
  subscribe: (onUpdate) => {
    listeners.add(onUpdate);
    unsubscribe = () => void listeners.delete(onUpdate);
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => localStorage.removeItem(KEY),
};
