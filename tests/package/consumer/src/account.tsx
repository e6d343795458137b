import { failureOf } from '@gatehouse/client';
import { trpc, useSession } from '@gatehouse/client/react';

/** The signed-in user, or a form to sign in. */
export function Account() {
  const { data: session, isPending } = useSession();
  const signIn = trpc.signIn.email.useMutation({
    onSuccess: (answer) => {
      // The page of the service asks for the second factor and returns to `callbackURL`.
      if ('twoFactorRedirect' in answer) location.assign('http://localhost:3000/sign-in/second-factor');
    },
  });
  const signOut = trpc.signOut.useMutation();
  if (isPending) return <p>Loading…</p>;
  if (session) {
    return (
      <p>
        Hello {session.user.name} <button onClick={() => signOut.mutate()}>Sign out</button>
      </p>
    );
  }
  return (
    <form
      action={(form) =>
        signIn.mutate({
          email: text(form, 'email'),
          password: text(form, 'password'),
          callbackURL: location.href,
        })
      }
    >
      <input name="email" type="email" aria-label="Email" autoComplete="username" />
      <input name="password" type="password" aria-label="Password" autoComplete="current-password" />
      <button disabled={signIn.isPending}>Sign in</button>
      {signIn.error && <p role="alert">{failureOf(signIn.error).message}</p>}
    </form>
  );
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
