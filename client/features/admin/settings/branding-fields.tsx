import { NumberInput, Select, TextInput } from '@mantine/core';

import { Card } from '#client/console/parts/card.tsx';

import { addresses, contrastText, runningValue, type Errors } from './branding-values.ts';
import type { Appearance, BrandingValues } from './config-lines.ts';
import { texts } from './texts.ts';

interface BrandingFormProps {
  values: BrandingValues;
  errors: Errors;
  onChange: (changes: Partial<BrandingValues>) => void;
}

export function NameAndColor({ values, errors, onChange }: BrandingFormProps) {
  const { form } = texts.branding;
  const isColor = /^#[0-9a-f]{6}$/i.test(values.accentColor);
  const contrast = isColor && !errors.accentColor ? contrastText(form.contrast, values.accentColor) : undefined;
  return (
    <Card title={form.title} isWide>
      <TextInput
        label={form.appName}
        description={runningValue(values, 'appName')}
        value={values.appName}
        error={errors.appName}
        onChange={({ currentTarget }) => onChange({ appName: currentTarget.value })}
      />
      <TextInput
        label={form.accentColor}
        description={[contrast, runningValue(values, 'accentColor')].filter(Boolean).join(' ') || undefined}
        value={values.accentColor}
        error={errors.accentColor}
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className="color-choice"
            aria-label={form.pickColor}
            value={isColor ? values.accentColor : '#000000'}
            onChange={({ currentTarget }) => onChange({ accentColor: currentTarget.value })}
          />
        }
        onChange={({ currentTarget }) => onChange({ accentColor: currentTarget.value.trim() })}
      />
    </Card>
  );
}

const examples = {
  logoUrl: '/logo.svg',
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
} as const;

export function LogoAndLinks({ values, errors, onChange }: BrandingFormProps) {
  const { form } = texts.branding;
  return (
    <Card title={form.links} isWide>
      {addresses.map((name) => (
        <TextInput
          key={name}
          label={form[name]}
          description={runningValue(values, name)}
          type="url"
          placeholder={examples[name]}
          value={values[name]}
          error={errors[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value.trim() })}
        />
      ))}
    </Card>
  );
}

const fonts = [
  { value: '', label: texts.branding.form.fonts.system },
  { value: 'ui-serif, Georgia, serif', label: texts.branding.form.fonts.serif },
  { value: 'ui-monospace, monospace', label: texts.branding.form.fonts.monospace },
];

interface AppearanceFieldsProps {
  value: Appearance;
  onChange: (appearance: Appearance) => void;
}

/** The variables of the components that the service's own pages do not have. */
export function AppearanceFields({ value, onChange }: AppearanceFieldsProps) {
  const { form } = texts.branding;
  return (
    <Card title={form.shape} about={form.components} isWide>
      <NumberInput
        label={form.radius}
        min={0}
        max={24}
        clampBehavior="strict"
        value={value.radius}
        onChange={(radius) => onChange({ ...value, radius: Number(radius) || 0 })}
      />
      <Select
        label={form.font}
        data={fonts}
        value={value.font}
        onChange={(font) => onChange({ ...value, font: font ?? '' })}
        allowDeselect={false}
      />
    </Card>
  );
}
