import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';

import { useCurrentForm, useField } from '#client/app/forms/call-form.tsx';
import { errorMessage } from '#client/app/text/error-message.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { Slug } from '#shared/organization.ts';

import { texts } from './texts.ts';

interface SlugFieldProps {
  onEdit?: (slug: string) => void;
  /** The organization's current slug, which counts as available. */
  current?: string;
}

/** The slug, with a check of its availability while the user types. */
export function SlugField({ onEdit, current }: SlugFieldProps) {
  const form = useCurrentForm();
  const { error, ...field } = useField('slug');
  const value = String(field.value);
  const { isChecking, isAvailable, taken } = useSlugCheck(value, current);
  return (
    <TextInput
      {...field}
      label={texts.fields.slug}
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
      errorProps={{ mt: 4 }}
      rightSection={
        isChecking ? (
          <Loader size={14} aria-label={texts.fields.slugChecking} />
        ) : isAvailable ? (
          <IconCheck size={16} aria-label={texts.fields.slugAvailable} />
        ) : null
      }
    />
  );
}

function useSlugCheck(value: string, current: string | undefined) {
  const [settled] = useDebouncedValue(value, 300);
  const { mutate, reset, variables, status, error } = trpc.organization.checkSlug.useMutation();
  const isCheckable = settled !== current && Slug.safeParse(settled).success;
  useEffect(() => {
    if (isCheckable) mutate({ slug: settled });
    else reset();
  }, [isCheckable, settled, mutate, reset]);

  const hasResult = variables?.slug === value;
  const isTaken = hasResult && status === 'error' && failureOf(error).code === 'SLUG_IS_TAKEN';
  return {
    isChecking: status === 'pending',
    isAvailable: hasResult && status === 'success',
    taken: isTaken ? errorMessage(error) : undefined,
  };
}
