import { ComponentsProvider, SignIn, type ComponentTexts } from '@gatehouse/client/components';

const texts: ComponentTexts = {
  signIn: { signIn: { title: (app) => `Willkommen bei ${app}`, action: 'Anmelden' } },
  errors: { INVALID_EMAIL_OR_PASSWORD: 'E-Mail oder Passwort ist falsch.' },
};

export function GermanSignIn() {
  return (
    <ComponentsProvider texts={texts}>
      <SignIn />
    </ComponentsProvider>
  );
}
