import { SignUp } from '@gatehouse/client/components';

export function SignUpPage() {
  return <SignUp redirectUrl="/dashboard" signInUrl="/sign-in" />;
}
