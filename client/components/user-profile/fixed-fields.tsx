import type { ReactElement } from 'react';

import { texts as fieldTexts } from '#client/components/texts/additional-field-texts.ts';
import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { useUser } from '#client/sdk/session.ts';
import type { FieldFacts } from '#shared/lib/field-facts.ts';

import { toTyped, valueIn } from '#client/components/additional-fields.tsx';
import { Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';

/** The additional fields that only administrators set. */
export function FixedFields({ fields }: { fields: readonly FieldFacts[] }): ReactElement {
  const texts = useTexts('additionalFields', fieldTexts);
  const { readOnly } = useTexts('account', accountTexts).profile;
  const user = useUser({ beforeEnrolment: true });
  const shown = ({ name, type }: FieldFacts): string => {
    const value = valueIn(user, name);
    if (type === 'boolean') return value === true ? texts.yes : texts.no;
    if (type === 'date' && typeof value === 'string') {
      return new Date(value).toLocaleDateString(pageLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
    }
    return toTyped(type, value) || texts.notSet;
  };
  return (
    <Section title={texts.title} about={readOnly}>
      <dl className="gh-facts">
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{shown(field)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
