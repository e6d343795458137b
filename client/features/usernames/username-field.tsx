import { useField } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { USERNAME_PATTERN } from '#client/components/lib/typed-mistake.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import { texts as errorTexts } from '#client/components/texts/username-error-texts.ts';
import { texts } from '#client/components/texts/username-texts.ts';

/** In the form of the sign-up and of the profile. */
export function UsernameField() {
  const { error } = useField('username');
  const { minLength, maxLength } = publicConfiguration.username;
  return (
    <TextField
      name="username"
      label={texts.username}
      description={error ? undefined : texts.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      minLength={minLength}
      maxLength={maxLength}
      pattern={USERNAME_PATTERN}
      data-mismatch={errorTexts.INVALID_USERNAME}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
