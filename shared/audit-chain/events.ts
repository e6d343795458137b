import { internal } from '#shared/lib/event-payload.ts';

export const auditChainEvents = {
  'audit.exported': internal('Concerns the installation, not its users.'),
  'audit.violation': internal('Concerns the installation, not its users.'),
  'audit.key-rotated': internal('Concerns the installation, not its users.'),
};
