import type { ReactElement } from 'react';

import { USERNAME_PATTERN } from '#client/components/lib/typed-mistake.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { texts as usernameTexts } from '#client/components/texts/username-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { EmailField, Field, NewPasswordField } from '#client/components/ui/fields.tsx';
import { Form, type Typed } from '#client/components/ui/form.tsx';
import { fieldInput } from '#client/components/additional-fields.tsx';
import { RequiredFields } from '#client/components/required-fields.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResendLink } from './verify-first.tsx';

export function SignUpForm(): ReactElement {
  const { options, email, setEmail, finish, isFinishing, notice, returnUrl } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const usernames = useTexts('usernames', usernameTexts);
  const signUp = trpc.signUp.email.useMutation({
    onSuccess: ({ token }) => (token === null ? undefined : finish({})),
  });
  const { enabled, minLength, maxLength } = options.username;
  const submit = (typed: Typed) => {
    const { name = '', email: address = '', password = '', username } = typed;
    return signUp.mutateAsync({
      ...fieldInput(options.signUpFields, typed),
      name,
      email: address,
      password,
      callbackURL: returnUrl('email-verified'),
      ...(username ? { username } : {}),
    });
  };
  if (signUp.data?.token === null) return <CheckEmail email={signUp.data.user.email} />;
  return (
    <>
      <Header title={texts.signUp.title(options.name)} />
      {notice ? <div className="gh-notice gh-info">{notice}</div> : null}
      <ProviderButtons />
      <Form onSubmit={submit} action={texts.signUp.action} finishing={isFinishing}>
        <Field
          name="name"
          label={texts.signUp.name}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={255}
          required
        />
        <EmailField defaultValue={email} onChange={({ target }) => setEmail(target.value)} />
        <RequiredFields fields={options.signUpFields} />
        <NewPasswordField name="password" label={texts.password} options={options} />
        {enabled ? (
          <details className="gh-more">
            <summary>{usernames.add}</summary>
            <Field
              name="username"
              label={usernames.username}
              hint={usernames.rule(minLength)}
              minLength={minLength}
              maxLength={maxLength}
              pattern={USERNAME_PATTERN}
              data-mismatch={usernames.rule(minLength)}
              autoComplete="off"
            />
          </details>
        ) : null}
      </Form>
      <p className="gh-foot">
        {texts.signUp.hasAccount} <ViewLink view="sign-in">{texts.signIn.action}</ViewLink>
      </p>
    </>
  );
}

function CheckEmail({ email }: { email: string }): ReactElement {
  const texts = useTexts('signIn', signInTexts);
  return (
    <>
      <Header title={texts.signUp.sentTitle} about={texts.signUp.sent(email)} />
      <div className="gh-centered">
        <ResendLink email={email} />
        <ViewLink view="sign-in">{texts.signIn.action}</ViewLink>
      </div>
    </>
  );
}
