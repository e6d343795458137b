import { useQuery } from '@tanstack/react-query';

/** Whether a link still works, before its form is shown. A check that fails leaves the answer to the form's own call. */
export function useLinkCheck(token: string | null, check: (token: string) => Promise<boolean>) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['link', token],
    queryFn: () => check(token!),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  });
  return { isChecking: token !== null && isPending, isUsable: isError || data === true };
}
