import { createContext, useContext } from 'react';

/** Whose agents the screens show. */
interface Area {
  organization: { id: string; name: string } | null;
  /** The address of the list. */
  path: string;
  mayManage: boolean;
}

export const CurrentArea = createContext<Area | null>(null);

export function useArea() {
  const area = useContext(CurrentArea);
  if (!area) throw new Error('An agent is outside of an area');
  const { organization } = area;
  return { ...area, input: organization === null ? {} : { organizationId: organization.id } };
}
