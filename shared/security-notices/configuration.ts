export interface SecurityNoticePageConfiguration {
  /** Whether users are emailed about sign-ins from a new browser. */
  signInNotices: boolean;
}
