import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { SignIn } from '@gatehouse/client/components';
import { GatehouseProvider } from '@gatehouse/client/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The app of `without.tsx` with `<SignIn/>`, for its size. */
function Account() {
  const { data } = useQuery({
    queryKey: ['session'],
    queryFn: () => fetch('/session').then((answer) => answer.text()),
  });
  const signOut = useMutation({ mutationFn: () => fetch('/sign-out') });
  useEffect(() => void (document.title = data ?? ''), [data]);
  return <button onClick={() => signOut.mutate()}>{data}</button>;
}

function App() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Account />
      <GatehouseProvider>
        <SignIn />
      </GatehouseProvider>
    </QueryClientProvider>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
