import {
  IconActivity,
  IconAlertCircle,
  IconApps,
  IconBan,
  IconBuilding,
  IconCertificate,
  IconDatabaseExport,
  IconDevices,
  IconFileImport,
  IconFingerprint,
  IconFolders,
  IconKey,
  IconLink,
  IconLock,
  IconLogin2,
  IconLogout,
  IconMail,
  IconRobot,
  IconSettings,
  IconShieldLock,
  IconUser,
  IconUserCheck,
  IconUsersGroup,
  IconWebhook,
  IconWorld,
} from '@tabler/icons-react';

type Icon = typeof IconUser;

export interface RecordedEvent {
  event: string;
  details: Readonly<Record<string, unknown>>;
}

/** The picture before the sentence of an event. Those of failures are red. */
interface Mark {
  Icon: Icon;
  isFailure: boolean;
}

/** The ends of the names of events that tell a failure, an attack, or an account that was blocked. */
const failures =
  /[.-](?:refused|failed|failing|undelivered|lost|gap|banned|locked|reused|violation|clone-suspected|break-glass-used)$/;

/** By the event, or by the part of its name before the dot. */
const icons: Readonly<Record<string, Icon>> = {
  'user.banned': IconBan,
  'session.ended': IconLogout,
  'session.impersonated': IconUserCheck,
  user: IconUser,
  account: IconLink,
  admin: IconShieldLock,
  agent: IconRobot,
  'api-key': IconKey,
  audit: IconCertificate,
  'audit-stream': IconDatabaseExport,
  device: IconDevices,
  directory: IconFolders,
  'directory-group': IconFolders,
  'directory-user': IconFolders,
  email: IconMail,
  import: IconFileImport,
  invitation: IconMail,
  'legal-hold': IconLock,
  mail: IconMail,
  member: IconUser,
  organization: IconBuilding,
  'organization-domain': IconWorld,
  'organization-role': IconShieldLock,
  'oauth-client': IconApps,
  'oauth-client-host': IconApps,
  'oauth-grant': IconApps,
  'oauth-registration-token': IconApps,
  'oauth-resource': IconApps,
  'oauth-token': IconApps,
  passkey: IconFingerprint,
  password: IconLock,
  'personal-data': IconDatabaseExport,
  'security-notices': IconMail,
  'service-account': IconRobot,
  session: IconLogin2,
  settings: IconSettings,
  'setup-link': IconLink,
  'sso-connection': IconLogin2,
  team: IconUsersGroup,
  'two-factor': IconShieldLock,
  username: IconUser,
  webhook: IconWebhook,
};

/** Of a test, the details alone tell that it failed. */
export function markOf({ event, details }: RecordedEvent): Mark {
  const isFailure = failures.test(event) || details['passed'] === false || details['status'] === 'failed';
  const [category = ''] = event.split('.');
  const Icon = icons[event] ?? (isFailure ? IconAlertCircle : (icons[category] ?? IconActivity));
  return { Icon, isFailure };
}
