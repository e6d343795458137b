export interface AgentPageConfiguration {
  /** Whether applications can be agents, with an end and a budget. */
  agents: boolean;
  /** Days after which an agent ends, at most. */
  agentMaximumDays: number;
}
