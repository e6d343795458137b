import { useSession } from '@gatehouse/client/react';

export function Greeting() {
  const { data: session } = useSession();
  return <p>{session ? `Hello ${session.user.name}` : 'Not signed in'}</p>;
}
