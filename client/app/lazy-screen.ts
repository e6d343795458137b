import { lazy, type ComponentType } from 'react';

/** A screen that is loaded when it is first visited. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}
