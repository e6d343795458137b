import { Protect } from '@gatehouse/client/components';

export function Invite() {
  return (
    <Protect permissions={{ invitation: ['create'] }} fallback={<p>Ask an admin to invite your colleagues.</p>}>
      <a href="/invite">Invite members</a>
    </Protect>
  );
}
