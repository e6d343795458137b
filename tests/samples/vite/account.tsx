'use client';

import { useState } from 'react';

import { authClient } from './auth-client';

/** Signs in, creates an organization, invites and accepts, all through the published client. */
export function Account() {
  const { data: session, isPending } = authClient.useSession();
  if (isPending) return <p>Loading</p>;
  return session ? <SignedIn name={session.user.name} /> : <SignedOut />;
}

function SignedOut() {
  const [problem, setProblem] = useState('');
  const signUp = async (form: FormData) => {
    const { error } = await authClient.signUp.email({ name: text(form, 'name'), ...credentials(form) });
    setProblem(error?.message ?? '');
  };
  const signIn = async (form: FormData) => {
    const { error } = await authClient.signIn.email(credentials(form));
    setProblem(error?.message ?? '');
  };
  return (
    <>
      <form action={signUp} aria-label="Sign up">
        <input name="name" aria-label="Name" />
        <CredentialFields />
        <button>Sign up</button>
      </form>
      <form action={signIn} aria-label="Sign in">
        <CredentialFields />
        <button>Sign in</button>
      </form>
      <p role="alert">{problem}</p>
    </>
  );
}

function CredentialFields() {
  return (
    <>
      <input name="email" type="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
    </>
  );
}

function SignedIn({ name }: { name: string }) {
  const { data: organizations } = authClient.useListOrganizations();
  const { data: active } = authClient.useActiveOrganization();
  const [link, setLink] = useState('');
  const invitationId = new URLSearchParams(globalThis.location?.search).get('invitation');
  const create = async (form: FormData) => {
    const organization = text(form, 'organization');
    await authClient.organization.create({ name: organization, slug: organization.toLowerCase() });
  };
  const invite = async (form: FormData) => {
    const { data } = await authClient.organization.inviteMember({ email: text(form, 'invitee'), role: 'member' });
    setLink(data ? `/?invitation=${data.id}` : '');
  };
  const accept = async () => {
    await authClient.organization.acceptInvitation({ invitationId: invitationId! });
    globalThis.location.assign('/');
  };
  return (
    <>
      <h1>Hello {name}</h1>
      <button onClick={() => void authClient.signOut()}>Sign out</button>
      {invitationId !== null && <button onClick={() => void accept()}>Accept invitation</button>}
      <p aria-label="Organizations">{organizations?.map((organization) => organization.name).join(', ')}</p>
      <p aria-label="Members">{active?.members.map(({ user }) => user.name).join(', ')}</p>
      <form action={create}>
        <input name="organization" aria-label="Organization" />
        <button>Create organization</button>
      </form>
      <form action={invite}>
        <input name="invitee" type="email" aria-label="Email of the invitee" />
        <button>Invite</button>
      </form>
      {link && <a href={link}>Invitation</a>}
    </>
  );
}

const text = (form: FormData, name: string) => form.get(name) as string;
const credentials = (form: FormData) => ({ email: text(form, 'email'), password: text(form, 'password') });
