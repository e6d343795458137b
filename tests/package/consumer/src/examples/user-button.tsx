import { UserButton, type CustomMenuItem } from '@gatehouse/client/components';

const menuItems: CustomMenuItem[] = [{ label: 'Billing', href: '/billing', icon: <CardIcon /> }];

export function Header() {
  return <UserButton menuItems={menuItems} afterSignOutUrl="/" />;
}

function CardIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M3 6h18v12H3zM3 10h18" />
    </svg>
  );
}
