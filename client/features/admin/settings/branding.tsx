import './settings.css';
import './branding.css';

import { Alert, Button, Code, NumberInput, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { trpc } from '#client/sdk/react.tsx';
import { AccentColor, AppName, BrandingAddress, MIN_CONTRAST } from '#shared/lib/branding.ts';
import { contrastWithWhite } from '#shared/lib/colors.ts';
import { ACCENT } from '#shared/lib/palette.ts';

import { ComponentPreview } from './component-preview.tsx';
import { configLines, cssLines, type Appearance, type BrandingValues } from './config-lines.ts';
import { texts } from './texts.ts';

const configured: BrandingValues = {
  appName: publicConfiguration.name,
  accentColor: publicConfiguration.branding.accentColor ?? ACCENT,
  logoUrl: publicConfiguration.branding.logoUrl ?? '',
  termsUrl: publicConfiguration.branding.termsUrl ?? '',
  privacyUrl: publicConfiguration.branding.privacyUrl ?? '',
};

const initialAppearance: Appearance = { radius: 10, font: '' };
const addresses = ['logoUrl', 'termsUrl', 'privacyUrl'] as const;

type Errors = Partial<Record<keyof BrandingValues, string>>;

/** Tries out a name, a color and links, and shows what to write into the configuration. */
export function Branding() {
  const [values, setValues] = useState(configured);
  // The last valid ones: the preview stays while a color is typed.
  const [shown, setShown] = useState(configured);
  const errors = errorsOf(values);
  const change = (changes: Partial<BrandingValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    const wrong = errorsOf(next);
    const valid = Object.entries(next).filter(([name]) => wrong[name as keyof BrandingValues] === undefined);
    setShown({ ...shown, ...Object.fromEntries(valid) });
  };
  const [appearance, setAppearance] = useState(initialAppearance);
  const isChanged =
    ([...addresses, 'appName', 'accentColor'] as const).some((name) => values[name] !== configured[name]) ||
    appearance.radius !== initialAppearance.radius ||
    appearance.font !== initialAppearance.font;
  const reset = () => {
    setValues(configured);
    setShown(configured);
    setAppearance(initialAppearance);
  };
  const form = { values, errors, onChange: change };
  return (
    <div className="branding">
      <div>
        <NameAndColor {...form} />
        <LogoAndLinks {...form} />
        <AppearanceFields value={appearance} onChange={setAppearance} />
      </div>
      <div className="branding-result">
        <ComponentPreview values={shown} appearance={appearance} />
        <Lines
          values={values}
          appearance={appearance}
          isValid={Object.keys(errors).length === 0}
          onReset={isChanged ? reset : undefined}
        />
      </div>
    </div>
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
function AppearanceFields({ value, onChange }: AppearanceFieldsProps) {
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

interface BrandingFormProps {
  values: BrandingValues;
  errors: Errors;
  onChange: (changes: Partial<BrandingValues>) => void;
}

/** What the preview shows at once; on a phone it is between these fields and the others. */
function NameAndColor({ values, errors, onChange }: BrandingFormProps) {
  const { form } = texts.branding;
  const isColor = /^#[0-9a-f]{6}$/i.test(values.accentColor);
  return (
    <Card title={form.title} isWide>
      <TextInput
        label={form.appName}
        value={values.appName}
        error={errors.appName}
        onChange={({ currentTarget }) => onChange({ appName: currentTarget.value })}
      />
      <TextInput
        label={form.accentColor}
        description={isColor && !errors.accentColor ? contrastText(form.contrast, values.accentColor) : undefined}
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

function LogoAndLinks({ values, errors, onChange }: BrandingFormProps) {
  const { form } = texts.branding;
  return (
    <Card title={form.links} isWide>
      {addresses.map((name) => (
        <TextInput
          key={name}
          label={form[name]}
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

/** The checks with which the service starts. */
function errorsOf(values: BrandingValues): Errors {
  const { errors } = texts.branding;
  const all: Errors = {};
  if (!AppName.safeParse(values.appName).success) all.appName = errors.appName;
  if (values.accentColor !== '') {
    const issue = AccentColor.safeParse(values.accentColor).error?.issues[0];
    if (issue) {
      all.accentColor =
        issue.code === 'custom' ? contrastText(errors.contrast, values.accentColor) : errors.accentColor;
    }
  }
  for (const name of addresses) {
    if (values[name] !== '' && !BrandingAddress.safeParse(values[name]).success) all[name] = errors.address;
  }
  return all;
}

function contrastText(text: (contrast: string, least: string) => string, color: string): string {
  const format = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 2, roundingMode: 'floor' });
  return text(format.format(contrastWithWhite(color)), format.format(MIN_CONTRAST));
}

interface LinesProps {
  values: BrandingValues;
  appearance: Appearance;
  isValid: boolean;
  /** Undefined while nothing is changed. */
  onReset: (() => void) | undefined;
}

function Lines({ values, appearance, isValid, onReset }: LinesProps) {
  const { lines } = texts.branding;
  const { data } = trpc.admin.getSettings.useQuery();
  const name = data?.subjects.flatMap(({ settings }) => settings).find(({ path }) => path === 'appName');
  const text = configLines({ ...values, accentColor: values.accentColor === ACCENT ? '' : values.accentColor });
  return (
    <Card title={lines.title} about={lines.about} isWide>
      {isValid ? (
        <>
          <Copied text={text} what={lines.what} />
          <Text size="sm">{lines.css}</Text>
          <Copied text={cssLines(values, appearance)} what={lines.whatCss} />
          {onReset ? (
            <div>
              <Button variant="default" onClick={onReset}>
                {lines.reset}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {lines.invalid}
        </Text>
      )}
      {name?.source === 'environment' ? <Alert color="yellow">{lines.environment(name.variable ?? '')}</Alert> : null}
    </Card>
  );
}

function Copied({ text, what }: { text: string; what: string }) {
  return (
    <div className="branding-lines">
      <Code block className="wrapping">
        {text}
      </Code>
      <CopyButton text={text} what={what} />
    </div>
  );
}
