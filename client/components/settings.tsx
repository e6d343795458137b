import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';

import type { ComponentTexts } from './component-texts.ts';

interface Settings {
  navigate: (to: string) => void;
  texts: ComponentTexts;
}

/** Loads a page; other schemes could run scripts. */
function load(to: string): void {
  const { protocol, href } = new URL(to, location.href);
  if (/^https?:$/.test(protocol)) location.assign(href);
}

const SettingsContext = createContext<Settings>({ navigate: load, texts: {} });

export interface ComponentsProviderProps {
  /** Opens an address of the app without loading a new document, such as React Router's `useNavigate()`. Default: `location.assign`. */
  navigate?: ((to: string) => void) | undefined;
  /** Replaces texts, by area. Default: those of the outer provider, else English. */
  texts?: ComponentTexts | undefined;
  /** The app, or the part of it with these settings. */
  children: ReactNode;
}

/** Settings of the components below it. Optional: without it they load new documents and show their own texts. */
export function ComponentsProvider({ navigate, texts, children }: ComponentsProviderProps): ReactElement {
  const outer = useContext(SettingsContext);
  const settings = useMemo(
    () => ({ navigate: navigate ?? outer.navigate, texts: texts ?? outer.texts }),
    [navigate, texts, outer],
  );
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

export function useNavigation(): (to: string) => void {
  return useContext(SettingsContext).navigate;
}

/** The texts of an area, with the replacements of the app. */
export function useTexts<Area extends keyof ComponentTexts, Texts extends object>(area: Area, defaults: Texts): Texts {
  const own = useContext(SettingsContext).texts[area];
  return useMemo(() => (own ? merged(defaults, own) : defaults), [defaults, own]);
}

function merged<Texts extends object>(defaults: Texts, own: object): Texts {
  const replaced = Object.entries(own).map(([key, value]): [string, unknown] => {
    const base = (defaults as Record<string, unknown>)[key];
    return [key, isTexts(base) && isTexts(value) ? merged(base, value) : value];
  });
  return { ...defaults, ...Object.fromEntries(replaced) };
}

function isTexts(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
