import type { Feature } from '#server/call/feature.ts';

const declarations = import.meta.glob<Record<string, Feature>>('../../../server/features/*/feature.ts', {
  eager: true,
});

/** Every feature with the name of its folder. */
export const featureFolders = Object.entries(declarations).flatMap(([path, module]) =>
  Object.values(module).map((feature) => ({ feature, folder: path.split('/').at(-2)! })),
);

/** The folder of the feature to which something belongs. */
export function folderOf(isOwner: (feature: Feature) => boolean): string | undefined {
  return featureFolders.find(({ feature }) => isOwner(feature))?.folder;
}
