import type { IconUsers } from '@tabler/icons-react';

export interface Command {
  id: string;
  section: string;
  label: string;
  /** What tells things of the same name apart. */
  detail?: string;
  Icon: typeof IconUsers;
  run: () => unknown;
}
