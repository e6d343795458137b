import type { Feature, Navigation } from '#client/console/feature.ts';
import { addErrorTexts } from '#client/components/text/error-message.ts';

const loads = new WeakMap<readonly Feature[], Promise<Navigation[]>>();

/** Loads the menu entries and the error texts of the signed-in app once, since React's `use` needs the same promise each time. A
 * failed load stays failed until the page is loaded again, which the error boundary offers. */
export function loadNavigation(features: readonly Feature[]): Promise<Navigation[]> {
  const loading = loads.get(features) ?? Promise.all(features.map(loadNavigationOf));
  loads.set(features, loading);
  return loading;
}

async function loadNavigationOf(feature: Feature): Promise<Navigation> {
  if (!feature.navigation) return {};
  const { navigation } = await feature.navigation();
  addErrorTexts(navigation.errors);
  return navigation;
}
