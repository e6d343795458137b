import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The same app without Gatehouse, as baseline for the size of the SDK. */
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
    </QueryClientProvider>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
