import { Protect, RedirectToSignIn } from '@gatehouse/client/components';

export function ProtectedPage() {
  return (
    <Protect fallback={<RedirectToSignIn signInUrl="/sign-in" />}>
      <h1>Only for users</h1>
    </Protect>
  );
}
