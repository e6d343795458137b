import { APIKeys, UserProfile } from '@gatehouse/client/components';

export function AccountWithKeys() {
  return <UserProfile pages={[{ name: 'api-keys', label: 'API keys', icon: <KeyIcon />, content: <APIKeys /> }]} />;
}

function KeyIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M15 9a5 5 0 1 1-4 4l8-8h2v3l-2 2h-2v2z" />
    </svg>
  );
}
