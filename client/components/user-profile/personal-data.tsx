import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { texts as usernameTexts } from '#client/components/texts/username-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Avatar } from '#client/components/ui/avatar.tsx';
import { Field } from '#client/components/ui/fields.tsx';
import { Form, type Typed } from '#client/components/ui/form.tsx';
import { Picture } from '#client/components/ui/picture.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { Done } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';

/** The name, the picture and the username. */
export function PersonalData({ options }: { options: PublicOptions }): ReactElement {
  const { name, email, image, username, displayUsername } = useUser({ beforeEnrolment: true });
  const texts = useTexts('account', accountTexts).profile;
  const usernames = useTexts('usernames', usernameTexts);
  const update = trpc.updateUser.useMutation();
  const updateImage = trpc.updateUser.useMutation();
  const upload = trpc.uploadPicture.useMutation();
  const shownUsername = displayUsername ?? username ?? '';
  const submit = (typed: Typed) =>
    update.mutateAsync({
      name: typed['name'] ?? name,
      // An empty field removes the username.
      ...(options.username.enabled && typed['username'] !== shownUsername
        ? { username: typed['username'] || null }
        : {}),
    });
  return (
    <section className="gh-section" aria-label={texts.title}>
      <div className="gh-row">
        <Avatar name={name || email} image={image} size={56} />
        <div className="gh-grow">
          <strong>{name}</strong>
          <span>{email}</span>
        </div>
      </div>
      <Picture
        label={texts.picture}
        url={image}
        isRound
        options={options}
        upload={(data) => upload.mutateAsync({ data })}
        setUrl={(url) => updateImage.mutateAsync({ image: url })}
      />
      <Form onSubmit={submit} action={texts.save}>
        <Field name="name" label={texts.name} autoComplete="name" autoCapitalize="words" defaultValue={name} required />
        {options.username.enabled ? (
          <Field
            name="username"
            label={usernames.username}
            hint={usernames.hint}
            minLength={options.username.minLength}
            maxLength={options.username.maxLength}
            defaultValue={shownUsername}
            autoComplete="off"
          />
        ) : null}
      </Form>
      <Done>{update.isSuccess ? texts.saved : null}</Done>
    </section>
  );
}
