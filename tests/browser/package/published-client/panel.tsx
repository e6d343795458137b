import { createRoot } from 'react-dom/client';

type Hook<Data> = () => { data: Data | null | undefined; isPending: boolean };

/** The hooks of a published client. */
interface Hooks {
  useSession: Hook<{ user: { name: string } }>;
  useListOrganizations: Hook<{ name: string }[]>;
  useActiveOrganization: Hook<{ name: string; members: { role: string }[] }>;
  useActiveMember: Hook<{ role: string }>;
  /** Only in the newest release. */
  useActiveMemberRole?: Hook<{ role: string }>;
}

/** Renders the data of each hook under its name. */
export function renderHooks(hooks: Hooks): void {
  const { useSession, useListOrganizations, useActiveOrganization, useActiveMember, useActiveMemberRole } = hooks;

  function Panel() {
    const { data, isPending } = useSession();
    if (isPending) return <output aria-label="session">waiting</output>;
    return (
      <>
        <output aria-label="session">{data?.user.name ?? 'signed out'}</output>
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
        {active && useActiveMemberRole && <Role use={useActiveMemberRole} />}
      </>
    );
  }

  function Role({ use: useRole }: { use: Hook<{ role: string }> }) {
    return <output aria-label="role">{useRole().data?.role ?? 'none'}</output>;
  }

  createRoot(document.body.appendChild(document.createElement('main'))).render(<Panel />);
}
