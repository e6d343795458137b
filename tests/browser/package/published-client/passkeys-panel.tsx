import { createRoot } from 'react-dom/client';

type UseListPasskeys = () => { data: { name?: string | null }[] | null | undefined };

/** Renders the names of the passkeys that the hook returns. */
export function renderPasskeys(useListPasskeys: UseListPasskeys): void {
  function Passkeys() {
    const { data } = useListPasskeys();
    return <output aria-label="passkeys">{data?.map(({ name }) => name).join(', ') || 'none'}</output>;
  }

  createRoot(document.body.appendChild(document.createElement('main'))).render(<Passkeys />);
}
