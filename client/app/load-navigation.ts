import type { Feature, Navigation } from './feature.ts';
import { addErrorTexts } from './text/error-message.ts';

const loads = new WeakMap<readonly Feature[], Promise<Navigation[]>>();

/** Loads the menu entries and the error texts of the signed-in app once: `use` needs the same promise each time. */
export function loadNavigation(features: readonly Feature[]): Promise<Navigation[]> {
  const loading = loads.get(features) ?? Promise.all(features.map(loadSignedIn));
  loads.set(features, loading);
  return loading;
}

async function loadSignedIn(feature: Feature): Promise<Navigation> {
  if (!feature.navigation) return {};
  const { navigation } = await feature.navigation();
  addErrorTexts(navigation.errors);
  return navigation;
}
