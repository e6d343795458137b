import { lazy, type ComponentType } from 'react';

/** A screen that is loaded when it is first visited. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

/** The same for a screen of Mantine's components outside of the frame of the signed-in app. */
export function consoleScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    const [{ Console }, module] = await Promise.all([import('#client/console/console.tsx'), load()]);
    const Screen: ComponentType = module[name];
    const InConsole = () => (
      <Console>
        <Screen />
      </Console>
    );
    return { default: InConsole };
  });
}
