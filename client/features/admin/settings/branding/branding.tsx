import '#client/features/admin/settings/settings.css';
import './branding.css';

import { Text } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { CopiedLines } from '#client/features/admin/settings/copied-lines.tsx';
import { useSaveSettings } from '#client/features/admin/settings/use-save-settings.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ACCENT } from '#shared/lib/palette.ts';

import { BrandingBar } from './branding-bar.tsx';
import { AppearanceFields, LogoAndLinks, NameAndColor } from './branding-fields.tsx';
import { initialAppearance } from './branding-values.ts';
import { ComponentPreview } from './component-preview.tsx';
import { brandingNames, configLines, savedBranding } from './config-lines.ts';
import { texts } from './texts.ts';
import { optionsOf, useBranding, type BrandingOptions } from './use-branding.ts';

const FORM = 'branding';

/** Tries out a name, a color, a logo and links, and saves them. */
export function Branding() {
  const query = trpc.admin.getSettings.useQuery();
  return (
    <Loaded query={query} rows={6}>
      {({ subjects }) => <BrandingEditor options={optionsOf(subjects)} />}
    </Loaded>
  );
}

function BrandingEditor({ options: { locks, defaultName } }: { options: BrandingOptions }) {
  const { may } = usePlatformAccess();
  const { values, shown, errors, failure, changes, change, reset, setFailure } = useBranding();
  const [appearance, setAppearance] = useState(initialAppearance);
  const save = useSaveSettings();
  const { isPending, run } = useSingleFlight();
  const form = useRef<HTMLFormElement>(null);
  const differences = brandingNames.filter((name) => changes[name] !== undefined);
  const lines = Object.keys(errors).length === 0 ? configLines(withoutDefaultColor(values)) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.current!.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (differences.length > 0) {
      const settings = savedBranding(changes, { appName: defaultName, accentColor: ACCENT });
      void run(() => save(settings, texts.bar.saved), setFailure);
    }
  };
  const discard = () => {
    reset();
    // The button that had the focus goes with the bar.
    form.current!.querySelector<HTMLElement>('input:enabled')?.focus();
  };
  const fields = { values, errors, locks, onChange: change };
  return (
    <div>
      <div className="branding">
        <div className="branding-fields">
          <form ref={form} id={FORM} className="branding-fields" noValidate onSubmit={submit}>
            <NameAndColor {...fields} />
            <LogoAndLinks {...fields} />
          </form>
          <AppearanceFields values={values} value={appearance} onChange={setAppearance} />
        </div>
        <div className="branding-preview">
          <ComponentPreview values={shown} appearance={appearance} />
        </div>
      </div>
      <div className="branding-lines">
        <Lines lines={lines} />
      </div>
      {differences.length === 0 ? null : (
        <BrandingBar
          differences={differences.map((name) => texts.form[name])}
          lines={lines}
          form={may({ settings: ['update'] }) ? FORM : null}
          isSaving={isPending}
          error={failure}
          onReset={discard}
        />
      )}
    </div>
  );
}

const withoutDefaultColor = <Values extends { accentColor: string }>(values: Values): Values =>
  values.accentColor === ACCENT ? { ...values, accentColor: '' } : values;

/** Lines is null while a field is wrong. */
function Lines({ lines }: { lines: string | null }) {
  const { lines: labels } = texts;
  return (
    <Card title={labels.title} about={labels.about} isWide>
      {lines === null ? (
        <Text size="sm" c="dimmed">
          {labels.invalid}
        </Text>
      ) : (
        <CopiedLines title={labels.file} lines={lines} what={labels.what} />
      )}
    </Card>
  );
}
