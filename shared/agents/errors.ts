export const agentErrors = {
  AGENT_NOT_FOUND: [404, 'Agent not found'],
  BUDGET_EXHAUSTED: [429, 'Budget exhausted'],
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: [400, 'Responsible user is not a member'],
} as const;
