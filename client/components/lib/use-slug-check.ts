import { useEffect, useState } from 'react';

import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SLUG } from '#shared/lib/slug.ts';

/** While the user types, only the last value is checked. */
const TYPING_MS = 300;
const SUGGESTIONS = [2, 3, 4, 5];

interface SlugCheck {
  slug: string;
  /** The error of a taken slug, else null. */
  taken: unknown;
  /** A free slug that resembles the taken one. */
  suggestion?: string | undefined;
}

/** Checks while the user types whether a slug is free. `current` counts as available. */
export function useSlugCheck(slug: string, current?: string) {
  const { mutateAsync } = trpc.organization.checkSlug.useMutation();
  const [result, setResult] = useState<SlugCheck | null>(null);
  const isCheckable = slug !== current && SLUG.test(slug);
  useEffect(() => {
    if (!isCheckable) return;
    let isOutdated = false;
    const takenError = async (each: string): Promise<unknown> => {
      try {
        await mutateAsync({ slug: each });
        return null;
      } catch (error) {
        if (failureOf(error).code === 'SLUG_IS_TAKEN') return error;
        throw error;
      }
    };
    const check = async () => {
      const found: SlugCheck = { slug, taken: await takenError(slug) };
      for (const number of found.taken ? SUGGESTIONS : []) {
        if (isOutdated) return;
        const similar = `${slug.slice(0, 62)}-${number}`;
        if (await takenError(similar)) continue;
        found.suggestion = similar;
        break;
      }
      if (!isOutdated) setResult(found);
    };
    // A failed check says nothing: creating the organization checks again.
    const timer = setTimeout(() => void check().catch(() => setResult(null)), TYPING_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [slug, isCheckable, mutateAsync]);

  const known = isCheckable && result?.slug === slug ? result : null;
  return {
    isAvailable: known?.taken === null,
    taken: known?.taken ?? null,
    suggestion: known?.suggestion,
  };
}
