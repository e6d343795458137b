import { SignIn } from '@gatehouse/client/components';

export function SignInPage() {
  return <SignIn redirectUrl="/dashboard" signUpUrl="/sign-up" />;
}
