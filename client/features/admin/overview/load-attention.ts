import type { AttentionText, Feature } from '#client/console/feature.ts';

type Rules = ReadonlyMap<string, AttentionText>;

const started = new WeakMap<readonly Feature[], Promise<Rules>>();

/** The texts of what needs attention, once, since React's `use` needs the same promise each time. */
export function loadAttention(features: readonly Feature[]): Promise<Rules> {
  const loading = started.get(features) ?? load(features);
  started.set(features, loading);
  return loading;
}

async function load(features: readonly Feature[]): Promise<Rules> {
  const loads = features.flatMap(({ attention }) => (attention ? [attention()] : []));
  return new Map((await Promise.all(loads)).flatMap(({ attention }) => Object.entries(attention)));
}
