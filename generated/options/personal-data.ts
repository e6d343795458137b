// Written by `npm run docs` from the schemas of the options.

export interface PersonalDataOptions {
  export?: PersonalDataExportOptions;
  retention?: PersonalDataRetentionOptions;
  /** Days after which no backup contains an erased user: longer than you keep backups. @default 400 */
  erasureLogDays?: number;
}

export interface PersonalDataExportOptions {
  /** Lets users export what is stored about them. @default true */
  enabled?: boolean;
  /** Days for which the pages of an export can be read. @default 7 */
  link?: number;
}

export interface PersonalDataRetentionOptions {
  /** Days after their expiry for which invitations stay. @default 90 */
  endedInvitations?: number;
  /** Days after which users who never proved their address are erased. By default never. */
  unverifiedUsers?: number;
}
