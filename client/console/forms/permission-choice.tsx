import './permission-choice.css';

import { Checkbox, Stack } from '@mantine/core';

import { useField } from './call-form.tsx';
import { Presets } from './presets.tsx';

interface PermissionOption {
  value: string;
  label: string;
  /** What the label does not say. */
  hint?: string | undefined;
  /** Why it cannot be changed. */
  reason?: string | undefined;
  /** Whether it is granted whatever is chosen. */
  isAlways?: boolean;
}

interface PermissionGroup {
  title?: string;
  options: readonly PermissionOption[];
}

interface PermissionChoiceProps {
  /** The form field, a list of values. */
  name: string;
  label: string;
  groups: readonly PermissionGroup[];
}

/** What a role or a program may do, in groups, with buttons for the usual choices. */
export function PermissionChoice({ name, label, groups }: PermissionChoiceProps) {
  const { name: field, ...props } = useField(name);
  const options = groups.flatMap((group) => group.options);
  const none = valuesOf(options.filter(({ isAlways }) => isAlways));
  const all = valuesOf(options.filter(({ reason, isAlways }) => isAlways || reason === undefined));
  const read = all.filter((value) => none.includes(value) || isReading(value));
  return (
    <Checkbox.Group label={label} {...props} value={props.value || []} errorProps={{ mt: 6 }}>
      <Stack gap="md" mt={6}>
        <Presets name={field} all={all} read={read} none={none} />
        {groups.map(({ title, options: ofGroup }, at) => (
          <fieldset key={title ?? at} className="permission-group">
            {title === undefined ? null : <legend>{title}</legend>}
            <div>
              {ofGroup.map(({ value, label: words, hint, reason }) => (
                <Checkbox
                  key={value}
                  name={field}
                  value={value}
                  label={words}
                  description={reason ?? hint}
                  disabled={reason !== undefined}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

const valuesOf = (options: readonly PermissionOption[]) => options.map(({ value }) => value);

/** The scopes of OpenID Connect read what the user is. */
const isReading = (value: string) => !value.includes(':') || /:(read|list)$/.test(value);
