import { Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { Slug } from '#shared/organization.ts';

import { TextField } from './fields.tsx';

/** `Acme & Sons` -> `acme-sons` */
export function slugFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);
}

interface SlugFieldProps {
  /** The slug that it has already, which is not asked about. */
  current?: string;
  /** What stands there until the person types something of their own. */
  suggestion?: string;
}

/** An organization's address; whether it is free is said while it is typed. */
export function SlugField({ current, suggestion }: SlugFieldProps) {
  const check = trpc.organization.checkSlug.useMutation();
  const [typed, setTyped] = useState<string>();
  const value = typed ?? suggestion ?? current ?? '';
  const { mutate, reset } = check;
  const ask = useDebouncedCallback((slug: string) => mutate({ slug }), 250);
  useEffect(() => {
    reset();
    if (value !== current && Slug.safeParse(value).success) ask(value);
  }, [value, current, reset, ask]);

  const isTaken = check.error && failureOf(check.error).code === 'SLUG_IS_TAKEN';
  const verdict = isTaken ? 'taken' : check.isSuccess ? 'free' : '';
  return (
    <TextField
      name="slug"
      label="Address"
      description={
        <Text span size="xs" aria-live="polite">
          /organizations/{value || '…'}
          {verdict ? (
            <Text span inherit fw={600} c={isTaken ? 'var(--mantine-color-error)' : 'var(--gatehouse-good)'}>
              {' '}
              is {verdict}
            </Text>
          ) : null}
        </Text>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
