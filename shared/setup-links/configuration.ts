export interface SetupLinkPageConfiguration {
  /** Whether members can create set-up links. */
  setupLinks: boolean;
}
