import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';

import { useCurrentForm, useField } from '#client/app/forms/call-form.tsx';
import { errorMessage } from '#client/app/text/words.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { Slug } from '#shared/organization.ts';

interface SlugFieldProps {
  onEdit?: (slug: string) => void;
  /** The organization's own, which is not taken by somebody else. */
  own?: string;
}

/** The slug, and while it is typed, whether it is free. */
export function SlugField({ onEdit, own }: SlugFieldProps) {
  const form = useCurrentForm();
  const { error, ...field } = useField('slug');
  const value = String(field.value);
  const { isChecking, isFree, taken } = useSlugCheck(value, own);
  return (
    <TextInput
      {...field}
      label="Slug"
      description={`${location.host}/organizations/${value || '…'}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      withAsterisk={false}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      onChange={({ currentTarget }) => {
        const slug = currentTarget.value.toLowerCase();
        form.setFieldValue('slug', slug);
        onEdit?.(slug);
      }}
      error={error ?? taken}
      rightSection={
        isChecking ? (
          <Loader size={14} aria-label="Checking" />
        ) : isFree ? (
          <IconCheck size={16} aria-label="Free" />
        ) : null
      }
    />
  );
}

function useSlugCheck(value: string, own: string | undefined) {
  const [settled] = useDebouncedValue(value, 300);
  const { mutate, reset, variables, status, error } = trpc.organization.checkSlug.useMutation();
  const isWorthAsking = settled !== own && Slug.safeParse(settled).success;
  useEffect(() => {
    if (isWorthAsking) mutate({ slug: settled });
    else reset();
  }, [isWorthAsking, settled, mutate, reset]);

  const isAnswered = variables?.slug === value;
  const isTaken = isAnswered && status === 'error' && failureOf(error).code === 'SLUG_IS_TAKEN';
  return {
    isChecking: status === 'pending',
    isFree: isAnswered && status === 'success',
    taken: isTaken ? errorMessage(error) : undefined,
  };
}
