import './settings.css';
import './branding.css';

import { Alert, Text } from '@mantine/core';
import { useState } from 'react';

import { Card } from '#client/console/parts/card.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { ACCENT } from '#shared/lib/palette.ts';

import { BrandingBar } from './branding-bar.tsx';
import { AppearanceFields, LogoAndLinks, NameAndColor } from './branding-fields.tsx';
import { configured, differences, errorsOf, initialAppearance } from './branding-values.ts';
import { ComponentPreview } from './component-preview.tsx';
import { configLines, cssLines, type Appearance, type BrandingValues } from './config-lines.ts';
import { CopiedLines } from './copied-lines.tsx';
import { texts } from './texts.ts';

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
  const reset = () => {
    setValues(configured);
    setShown(configured);
    setAppearance(initialAppearance);
  };
  const form = { values, errors, onChange: change };
  const isValid = Object.keys(errors).length === 0;
  const lines = isValid
    ? configLines({ ...values, accentColor: values.accentColor === ACCENT ? '' : values.accentColor })
    : null;
  return (
    <div className="branding">
      <div className="branding-fields">
        <NameAndColor {...form} />
        <LogoAndLinks {...form} />
        <AppearanceFields value={appearance} onChange={setAppearance} />
        <BrandingBar differences={differences(values, appearance)} lines={lines} onReset={reset} />
      </div>
      <div className="branding-preview">
        <ComponentPreview values={shown} appearance={appearance} />
      </div>
      <div className="branding-lines">
        <Lines values={values} appearance={appearance} lines={lines} />
      </div>
    </div>
  );
}

interface LinesProps {
  values: BrandingValues;
  appearance: Appearance;
  /** Null while a field is wrong. */
  lines: string | null;
}

function Lines({ values, appearance, lines }: LinesProps) {
  const { lines: labels } = texts.branding;
  const { data } = trpc.admin.getSettings.useQuery();
  const name = data?.subjects.flatMap(({ settings }) => settings).find(({ path }) => path === 'appName');
  return (
    <Card title={labels.title} about={labels.about} isWide>
      {lines === null ? (
        <Text size="sm" c="dimmed">
          {labels.invalid}
        </Text>
      ) : (
        <>
          <CopiedLines title={labels.file} lines={lines} what={labels.what} />
          <CopiedLines title={labels.css} lines={cssLines(values, appearance)} what={labels.whatCss} />
        </>
      )}
      {name?.source === 'environment' ? <Alert color="yellow">{labels.environment(name.variable ?? '')}</Alert> : null}
    </Card>
  );
}
