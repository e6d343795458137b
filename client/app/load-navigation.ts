import type { Feature, Navigation } from './feature.ts';

const loads = new WeakMap<readonly Feature[], Promise<Navigation[]>>();

/** Loads the menu entries of the features once: `use` needs the same promise each time. */
export function loadNavigation(features: readonly Feature[]): Promise<Navigation[]> {
  const loading =
    loads.get(features) ??
    Promise.all(features.map(async ({ navigation }) => (navigation ? (await navigation()).navigation : {})));
  loads.set(features, loading);
  return loading;
}
