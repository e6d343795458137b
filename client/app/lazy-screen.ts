import { createElement, use, type ComponentType, type ReactNode } from 'react';

import { markFulfilled } from './settled.ts';

/** A component of a separate chunk. */
export interface LazyScreen {
  (): ReactNode;
  /** Starts loading it before it is rendered. A failure is shown when it is. */
  preload: () => Promise<unknown>;
}

/**
 * A screen that is loaded when it is first rendered or preloaded. A preloaded one renders without a fallback, which `lazy`
 * always shows first: React reveals nested fallbacks 300 ms apart.
 */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  const start = () => (loading ??= markFulfilled(load().then((module) => module[name])));
  const Screen = () => createElement(use(start()));
  return Object.assign(Screen, { preload: () => start().catch(() => {}) });
}
