import { failureOf, trpc, useSession } from 'gatehouse/client';

/** Who is signed in, or a form to sign in with. */
export function Door() {
  const { data: session, isPending } = useSession();
  const signIn = trpc.signIn.email.useMutation();
  const signOut = trpc.signOut.useMutation();
  if (isPending) return <p>One moment…</p>;
  if (session) {
    return (
      <p>
        Hello {session.user.name} <button onClick={() => signOut.mutate()}>Sign out</button>
      </p>
    );
  }
  return (
    <form action={(form) => signIn.mutate({ email: text(form, 'email'), password: text(form, 'password') })}>
      <input name="email" type="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
      <button>Sign in</button>
      {signIn.error && <p role="alert">{failureOf(signIn.error).message}</p>}
    </form>
  );
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
