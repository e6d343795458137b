import {
  Checkbox,
  PasswordInput,
  TextInput,
  type CheckboxProps,
  type PasswordInputProps,
  type TextInputProps,
} from '@mantine/core';

import { useField } from './call-form.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { texts as errorTexts } from '#client/components/texts/validation-texts.ts';
import { texts } from '#client/components/texts/app-texts.ts';

type Named<Props> = Omit<Props, 'error' | 'onChange' | 'value' | 'defaultValue'> & { name: string };

interface TextFieldProps extends Named<TextInputProps> {
  /** Has the focus when the screen opens. */
  isFirst?: boolean;
}

export function TextField({ name, isFirst = false, ...props }: TextFieldProps) {
  const focus = isFirst ? { autoFocus: true } : {};
  return <TextInput {...props} {...focus} {...useField(name)} withAsterisk={false} />;
}

export function EmailField(props: Partial<TextFieldProps>) {
  const defaults = {
    name: 'email',
    label: texts.fields.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  } as const;
  return <TextField {...defaults} required spellCheck={false} autoCapitalize="none" {...props} />;
}

interface PasswordFieldProps extends Named<PasswordInputProps> {
  isFirst?: boolean;
}

/** An existing password, which a password manager fills in. */
export function PasswordField({ name, isFirst = false, ...props }: PasswordFieldProps) {
  const focus = isFirst ? { autoFocus: true } : {};
  return (
    <PasswordInput
      required
      autoComplete="current-password"
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': texts.fields.showPassword, 'aria-hidden': false, tabIndex: 0 }}
      {...props}
      {...focus}
      {...useField(name)}
    />
  );
}

/** A new password, with its minimum length. */
export function NewPasswordField(props: Named<PasswordInputProps>) {
  const { minPasswordLength, maxPasswordLength } = publicConfiguration.emailAndPassword;
  const { error } = useField(props.name);
  const rule = errorTexts.newPassword(minPasswordLength);
  return (
    <PasswordField
      autoComplete="new-password"
      description={error ? undefined : rule}
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      data-required={rule}
      data-mismatch={rule}
      {...props}
    />
  );
}

/** What something of the user is called. */
export function NameField(props: Omit<TextFieldProps, 'name'> & { maxLength: number }) {
  return <TextField name="name" required autoComplete="off" {...props} />;
}

export function CheckField({ name, ...props }: Named<CheckboxProps>) {
  return <Checkbox {...props} {...useField(name, 'checkbox')} />;
}
