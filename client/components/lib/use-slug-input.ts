import { useState, type ChangeEvent, type CompositionEvent, type FocusEvent } from 'react';

import { hasForeignCharacters, typedSlug } from './typed-slug.ts';
import { useSlugCheck } from './use-slug-check.ts';

interface SlugInput {
  value: string;
  /** The organization's current slug, which counts as available. */
  current?: string | undefined;
  onChange: (slug: string) => void;
}

/** The behaviour of a slug field: it normalizes what is typed, and offers a free slug for a taken one. */
export function useSlugInput({ value, current, onChange }: SlugInput) {
  const [isForeign, setForeign] = useState(false);
  const edit = (text: string) => {
    setForeign(hasForeignCharacters(text));
    onChange(typedSlug(text));
  };
  const { isAvailable, ...check } = useSlugCheck(value, current);
  return {
    ...check,
    isAvailable: isAvailable && !isForeign,
    /** Whether characters were just typed that no slug has. */
    isForeign,
    edit,
    handlers: {
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        // An input method that composes characters would lose them.
        'isComposing' in nativeEvent && nativeEvent.isComposing
          ? onChange(currentTarget.value)
          : edit(currentTarget.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget.value),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setForeign(false);
        const trimmed = value.replace(/[_-]+$/, '');
        if (trimmed === value) return;
        // The form would check the value without this change.
        event.stopPropagation();
        onChange(trimmed);
      },
    },
  };
}
