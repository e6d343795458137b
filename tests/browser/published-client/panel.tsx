import { createRoot } from 'react-dom/client';

type Hook<Data> = () => { data: Data | null | undefined; isPending: boolean };

/** The hooks that a published client makes of this service's answers. */
interface Hooks {
  useSession: Hook<{ user: { name: string } }>;
  useListOrganizations: Hook<{ name: string }[]>;
  useActiveOrganization: Hook<{ name: string; members: { role: string }[] }>;
  useActiveMember: Hook<{ role: string }>;
}

/** Draws what the hooks say, each under its name. */
export function drawHooks({ useSession, useListOrganizations, useActiveOrganization, useActiveMember }: Hooks): void {
  function Panel() {
    const { data, isPending } = useSession();
    if (isPending) return <output aria-label="session">waiting</output>;
    return (
      <>
        <output aria-label="session">{data?.user.name ?? 'nobody'}</output>
        {data && <Organizations />}
      </>
    );
  }

  function Organizations() {
    const list = useListOrganizations().data;
    const active = useActiveOrganization().data;
    const member = useActiveMember().data;
    return (
      <>
        <output aria-label="organizations">{list?.map(({ name }) => name).join(', ')}</output>
        <output aria-label="active">{active ? `${active.name} of ${active.members.length}` : 'none'}</output>
        <output aria-label="member">{member?.role ?? 'none'}</output>
      </>
    );
  }

  createRoot(document.body.appendChild(document.createElement('main'))).render(<Panel />);
}
