import type { ReactElement } from 'react';

import { USERNAME_PATTERN } from '#client/components/lib/typed-mistake.ts';
import { useEdits } from '#client/components/lib/use-edits.ts';
import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { texts as usernameTexts } from '#client/components/texts/username-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { AdditionalField, fieldInput, typedFields } from '#client/components/additional-fields.tsx';
import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { EditForm } from '#client/components/ui/edit-form.tsx';
import { Field } from '#client/components/ui/fields.tsx';
import { Picture } from '#client/components/ui/picture.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { useProfileManager } from '#client/components/sso-account.ts';

/** The picture, the name, the username, and the additional fields that the user may change. */
export function PersonalData({ options }: { options: PublicOptions }): ReactElement {
  const user = useUser({ beforeEnrolment: true });
  const { name, email, image, username, displayUsername } = user;
  const texts = useTexts('account', accountTexts).profile;
  const usernames = useTexts('usernames', usernameTexts);
  const manager = useProfileManager(options);
  const announce = useAnnounce();
  const { getSession } = trpc.useUtils();
  const update = trpc.updateUser.useMutation();
  const upload = trpc.uploadPicture.useMutation();
  const fields = options.userFields.filter(({ input }) => input);
  const saved = { name, username: displayUsername ?? username ?? '', ...typedFields(fields, user) };
  const edits = useEdits('profile', saved);
  const { valueOf, edit, changes } = edits;
  const save = async () => {
    const { name: newName, username: newUsername } = changes;
    await update.mutateAsync({
      ...fieldInput(fields, changes),
      ...(newName === undefined ? {} : { name: newName }),
      // An empty field removes the username.
      ...(newUsername === undefined ? {} : { username: newUsername || null }),
    });
    await getSession.refetch({});
    edits.discard();
    announce(texts.saved);
  };
  const picture = <Avatar name={name || email} image={image} size={64} />;
  return (
    <section className="gh-section" aria-label={texts.title}>
      <div className="gh-row">
        {manager === null ? (
          <Picture
            label={texts.picture}
            picture={picture}
            url={image}
            isRound
            options={options}
            upload={(data) => upload.mutateAsync({ data })}
            setUrl={(url) => update.mutateAsync({ image: url })}
          />
        ) : (
          <>
            {picture}
            <p className="gh-quiet">{texts.managedBy(manager)}</p>
          </>
        )}
      </div>
      <EditForm edits={edits} onSave={save} action={texts.save}>
        <Field
          name="name"
          label={texts.name}
          autoComplete="name"
          autoCapitalize="words"
          value={valueOf('name')}
          onChange={({ target }) => edit('name', target.value)}
          readOnly={manager !== null}
          required
        />
        {options.username.enabled ? (
          <Field
            name="username"
            label={usernames.username}
            hint={usernames.rule(options.username.minLength)}
            minLength={options.username.minLength}
            maxLength={options.username.maxLength}
            pattern={USERNAME_PATTERN}
            data-mismatch={usernames.rule(options.username.minLength)}
            value={valueOf('username')}
            onChange={({ target }) => edit('username', target.value)}
            autoComplete="off"
          />
        ) : null}
        {fields.map((field) => (
          <AdditionalField
            key={field.name}
            field={field}
            value={valueOf(field.name)}
            onTyped={(value) => edit(field.name, value)}
          />
        ))}
      </EditForm>
    </section>
  );
}
