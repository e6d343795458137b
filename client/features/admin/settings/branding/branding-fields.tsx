import { NumberInput, Select, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

import { Card } from '#client/console/parts/card.tsx';
import { CopiedLines } from '#client/features/admin/settings/copied-lines.tsx';

import { addresses, contrastText, runningValue, type Errors } from './branding-values.ts';
import { cssLines, type Appearance, type BrandingValues } from './config-lines.ts';
import { texts } from './texts.ts';

interface BrandingFormProps {
  values: BrandingValues;
  errors: Errors;
  /** What sets a field in place of a saved value, in words. */
  locks: Partial<Record<keyof BrandingValues, string>>;
  onChange: (changes: Partial<BrandingValues>) => void;
}

/** The props of a field: its state, and below it what sets it or the value of the running service. */
function fieldProps({ values, errors, locks }: BrandingFormProps, name: keyof BrandingValues) {
  const lock = locks[name];
  return {
    label: texts.form[name],
    value: values[name],
    error: errors[name],
    description: lock ?? runningValue(values, name),
    disabled: lock !== undefined,
    rightSection: lock === undefined ? undefined : <IconLock size={16} aria-hidden />,
  };
}

export function NameAndColor(props: BrandingFormProps) {
  const { form } = texts;
  const { values, errors, locks, onChange } = props;
  const isColor = /^#[0-9a-f]{6}$/i.test(values.accentColor);
  const contrast = isColor && !errors.accentColor ? contrastText(form.contrast, values.accentColor) : undefined;
  const color = fieldProps(props, 'accentColor');
  return (
    <Card title={form.title} isWide>
      <TextInput
        {...fieldProps(props, 'appName')}
        onChange={({ currentTarget }) => onChange({ appName: currentTarget.value })}
      />
      <TextInput
        {...color}
        description={[contrast, color.description].filter(Boolean).join(' ') || undefined}
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className="color-choice"
            aria-label={form.pickColor}
            value={isColor ? values.accentColor : '#000000'}
            disabled={locks.accentColor !== undefined}
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

export function LogoAndLinks(props: BrandingFormProps) {
  return (
    <Card title={texts.form.links} isWide>
      {addresses.map((name) => (
        <TextInput
          key={name}
          {...fieldProps(props, name)}
          type="url"
          placeholder={examples[name]}
          onChange={({ currentTarget }) => props.onChange({ [name]: currentTarget.value.trim() })}
        />
      ))}
    </Card>
  );
}

const fonts = [
  { value: '', label: texts.form.fonts.system },
  { value: 'ui-serif, Georgia, serif', label: texts.form.fonts.serif },
  { value: 'ui-monospace, monospace', label: texts.form.fonts.monospace },
];

interface AppearanceFieldsProps {
  values: BrandingValues;
  value: Appearance;
  onChange: (appearance: Appearance) => void;
}

/** The variables of the components, which the service's own pages do not have, with the lines for the app. */
export function AppearanceFields({ values, value, onChange }: AppearanceFieldsProps) {
  const { form, lines } = texts;
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
      <CopiedLines title={lines.css} lines={cssLines(values, value)} what={lines.whatCss} />
    </Card>
  );
}
