import { useState } from 'react';

import { useEdits } from '#client/components/lib/use-edits.ts';
import { refusedValues } from '#client/features/admin/settings/refused-values.ts';
import { lockOf } from '#client/features/admin/settings/source.ts';
import type { Subject } from '#client/features/admin/settings/subjects.tsx';

import { configured, errorsOf, type Errors } from './branding-values.ts';
import { brandingNames, brandingPaths, type BrandingValues } from './config-lines.ts';

/** What the options say of the fields. */
export interface BrandingOptions {
  /** What sets a field in place of a saved value, in words. */
  locks: Partial<Record<keyof BrandingValues, string>>;
  /** The name of a service without one of its own. */
  defaultName: string;
}

export function optionsOf(subjects: readonly Subject[]): BrandingOptions {
  const settings = new Map(subjects.flatMap((subject) => subject.settings.map((setting) => [setting.path, setting])));
  const entries = brandingNames.map((name) => {
    const setting = settings.get(brandingPaths[name]);
    return [name, setting && lockOf(setting)] as const;
  });
  return {
    locks: Object.fromEntries(entries.filter(([, lock]) => lock)) as BrandingOptions['locks'],
    defaultName: settings.get('appName')?.default ?? '',
  };
}

/** Why the service refused fields; empty if the error is of another kind. */
function refusedFields(error: unknown): Errors {
  const refused = error === null ? {} : refusedValues(error);
  const entries = brandingNames.map((name) => [name, refused[brandingPaths[name]]] as const);
  return Object.fromEntries(entries.filter(([, why]) => why !== undefined));
}

/** The fields over the values of the running service. Unsaved ones are not lost without a question. */
export function useBranding() {
  const edits = useEdits('branding', configured);
  const values = { ...configured, ...edits.changes } as BrandingValues;
  const wrong = errorsOf(values);
  // The preview stays while a color is typed.
  const [lastValid, setLastValid] = useState<BrandingValues>(configured);
  const shown = { ...lastValid, ...Object.fromEntries(Object.entries(values).filter(([name]) => !(name in wrong))) };
  /** Of the last attempt to save, until a field changes. */
  const [failure, setFailure] = useState<unknown>(null);
  const refused = refusedFields(failure);
  return {
    values,
    shown,
    errors: { ...refused, ...wrong },
    /** That belongs to no field; null without one. */
    failure: Object.keys(refused).length === 0 ? failure : null,
    /** The values that differ from those of the running service. */
    changes: edits.changes as Partial<BrandingValues>,
    change: (changed: Partial<BrandingValues>) => {
      for (const [name, value] of Object.entries(changed)) edits.edit(name, value);
      setLastValid(shown);
      setFailure(null);
    },
    reset: () => {
      edits.discard();
      setLastValid(configured);
      setFailure(null);
    },
    setFailure,
  };
}
