import {
  Checkbox,
  PasswordInput,
  TextInput,
  type CheckboxProps,
  type PasswordInputProps,
  type TextInputProps,
} from '@mantine/core';

import { useField } from './call-form.tsx';
import { siteOptions } from '#client/app/site-options.ts';

type Named<Props> = Omit<Props, 'error' | 'onChange' | 'value' | 'defaultValue'> & { name: string };

interface TextFieldProps extends Named<TextInputProps> {
  /** The screen is for filling this in: typing starts here when it opens. */
  isFirst?: boolean;
}

export function TextField({ name, isFirst = false, ...props }: TextFieldProps) {
  const focus = isFirst ? { autoFocus: true } : {};
  return <TextInput {...props} {...focus} {...useField(name)} withAsterisk={false} />;
}

export function EmailField(props: Partial<TextFieldProps>) {
  const said = { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
  return <TextField {...said} required spellCheck={false} autoCapitalize="none" {...props} />;
}

interface PasswordFieldProps extends Named<PasswordInputProps> {
  isFirst?: boolean;
}

/** A password that is asked for; the browser's password manager fills it in. */
export function PasswordField({ name, isFirst = false, ...props }: PasswordFieldProps) {
  const focus = isFirst ? { autoFocus: true } : {};
  return (
    <PasswordInput
      required
      autoComplete="current-password"
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', 'aria-hidden': false, tabIndex: 0 }}
      {...props}
      {...focus}
      {...useField(name)}
    />
  );
}

/** A password that is chosen: its limits are said before they are met. */
export function NewPasswordField(props: Named<PasswordInputProps>) {
  const { minPasswordLength, maxPasswordLength } = siteOptions.emailAndPassword;
  const { error } = useField(props.name);
  return (
    <PasswordField
      autoComplete="new-password"
      description={error ? undefined : `At least ${minPasswordLength} characters`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      {...props}
    />
  );
}

export function CheckField({ name, ...props }: Named<CheckboxProps>) {
  return <Checkbox {...props} {...useField(name, 'checkbox')} />;
}
