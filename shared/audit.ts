/** Every act that the audit log records. */
export const auditEvents = [
  'user.signed-up',
  'session.started',
  'session.refused',
  'session.ended',
  'user.updated',
  'mail.undelivered',
] as const;
