import { Card } from '#client/console/parts/card.tsx';
import { useUserFields } from '#client/console/feature.ts';
import { AdditionalFields } from '#client/console/fields/additional-fields.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { NameAvatar } from '#client/console/shell/name-avatar.tsx';
import { PictureEditor } from '#client/console/pictures/picture-editor.tsx';
import { RedirectProblem } from '#client/console/parts/redirect-problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Subject } from '#client/console/parts/subject.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { ImageURL } from '#shared/lib/fields.ts';
import { UpdateUser } from '#shared/users/schemas.ts';

import { ChangeEmailCard } from './change-email.tsx';
import { DeleteAccountCard } from './delete-account.tsx';
import { texts } from '#client/components/texts/account-texts.ts';

export function ProfileScreen() {
  const user = useUser();
  const { name, email, image } = user;
  const fields = useUserFields();
  const update = trpc.updateUser.useMutation({ onSuccess: () => notifySuccess(texts.profile.saved) });
  const updateFields = trpc.updateUser.useMutation();
  const upload = trpc.uploadPicture.useMutation();
  return (
    <Screen title={texts.profile.title} about={texts.profile.about}>
      <RedirectProblem />
      <Card
        head={<Subject picture={<NameAvatar src={image} name={name || email} size={56} />} name={name} about={email} />}
      >
        <PictureEditor
          label={texts.profile.picture}
          url={image}
          isRound
          urlSchema={ImageURL}
          upload={(data) => upload.mutateAsync({ data })}
          setUrl={(url) => updateFields.mutateAsync({ image: url })}
        />
        <CallForm
          schema={UpdateUser}
          call={update}
          initialValues={Object.assign({ name }, ...fields.map(({ valuesOf }) => valuesOf(user)))}
          action={texts.profile.save}
        >
          <TextField name="name" label={texts.profile.name} autoComplete="name" required />
          {fields.map(({ Field }, index) => (
            <Field key={index} />
          ))}
        </CallForm>
      </Card>
      <AdditionalFields
        fields={publicConfiguration.userFields}
        record={user}
        canEdit={({ input }) => input}
        update={(changes) => updateFields.mutateAsync(changes)}
      />
      <ChangeEmailCard />
      {publicConfiguration.deleteUser ? <DeleteAccountCard /> : null}
    </Screen>
  );
}
