import { Button, Group, Text } from '@mantine/core';

import { pageLocale } from '#client/components/texts/localized.ts';
import { FormError } from '#client/console/forms/call-form.tsx';
import { CopyLines } from '#client/features/admin/settings/copied-lines.tsx';

import { texts } from './texts.ts';

interface BrandingBarProps {
  /** The labels of the fields that differ from the running service. */
  differences: string[];
  /** Null while a field is wrong. */
  lines: string | null;
  /** The id of the form that the bar submits; null without the permission to save. */
  form: string | null;
  isSaving: boolean;
  /** Of the last attempt to save, for no field. */
  error: unknown;
  onReset: () => void;
}

/** At the foot of the page while something differs: what does, and the actions. */
export function BrandingBar({ differences, lines, form, isSaving, error, onReset }: BrandingBarProps) {
  const { bar, lines: labels } = texts;
  const list = new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(differences);
  const state = form === null ? bar.differs(list) : bar.unsaved(list);
  return (
    <section className="branding-bar" aria-label={bar.label}>
      {error === null ? null : <FormError error={error} />}
      <Text size="sm" aria-live="polite">
        {lines === null ? labels.invalid : state}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <div className="branding-copy">
          <CopyLines text={lines ?? ''} what={bar.copy} size="sm" disabled={lines === null} />
        </div>
        <Button variant="default" onClick={onReset}>
          {bar.reset}
        </Button>
        {form === null ? null : (
          <Button type="submit" form={form} loading={isSaving}>
            {bar.save}
          </Button>
        )}
      </Group>
    </section>
  );
}
