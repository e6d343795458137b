import { useQuery } from '@tanstack/react-query';

/** Whether a link still works, before its form is shown. */
export function useLinkCheck(token: string | null, check: (token: string) => Promise<boolean>) {
  const { data, isPending } = useQuery({
    queryKey: ['link', token],
    // If the check fails, the form's own call reports the error.
    queryFn: () => check(token!).catch(() => true),
    enabled: token !== null,
    staleTime: Infinity,
  });
  return { isChecking: token !== null && isPending, isUsable: data === true };
}
