import { SignUp } from '@gatehouse/client/components';

export default function Page() {
  return (
    <main className="centered">
      <SignUp signInUrl="/" redirectUrl="/" />
    </main>
  );
}
