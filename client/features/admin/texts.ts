import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

export const texts = localized('admin', {
  navigation: {
    overview: 'Overview',
    users: 'Users',
    organizations: 'Organizations',
    auditLog: 'Audit log',
    settings: 'Settings',
  },
  auditLog: { title: 'Audit log', about: 'Sign-ins, changes and failed attempts, with actor, address and device.' },
  setup: {
    title: 'Create the first administrator',
    about: 'This account has full access.',
    name: 'Name',
    password: 'Password',
    submit: 'Create administrator',
    signIn: 'Sign in',
    incomplete: {
      title: 'Use the setup link',
      about: 'Copy the full link from the terminal where Gatehouse started.',
    },
    invalid: {
      title: 'This setup link doesn’t work',
      about:
        'It expired, or was already used or replaced by a newer link. Restart the service to get a new link, or create an administrator with this command:',
      command: 'npm run admin -- create you@example.com --admin',
    },
  },
  users: {
    title: 'Users',
    create: 'New user',
    filter: {
      label: 'Filter users',
      administrators: 'Administrators',
      banned: 'Banned',
      notBanned: 'Not banned',
      unverified: 'Not verified',
      oneFactor: 'Without second factor',
    },
    search: 'Search by name, email or ID',
    /** The name of the exported file. */
    file: 'users',
    columns: {
      role: 'Role',
      secondFactor: 'Second factor',
      status: 'Status',
      createdAt: 'Signed up',
      lastSeenAt: 'Last seen',
    },
    secondFactor: { on: 'On', none: 'None' },
    active: 'Active',
    empty: { title: 'No users found' },
    count: (total: number, formatted: string) =>
      plural(total, { one: `${formatted} user`, other: `${formatted} users` }),
  },
  newUser: {
    title: 'New user',
    about: 'Invite users to choose a password, or set one for them.',
    name: 'Name',
    how: 'Password',
    invite: {
      label: 'Send an invitation',
      description: 'The user gets a link to choose a password, which verifies the email.',
    },
    set: { label: 'Set a password', description: 'The user won’t be notified.' },
    password: 'New password',
    roles: 'Roles',
    invited: (email: string) => `Invitation sent to ${email}`,
    submit: 'Create user',
    created: 'User created',
  },
  user: {
    back: 'All users',
    actions: 'Actions',
    actionsFor: (name: string) => `Actions for ${name}`,
    email: 'email',
    notFound: {
      title: 'User not found',
      about: 'The link may be wrong, or the account was deleted.',
      next: 'Go to all users',
    },
    tabs: {
      label: 'User',
      overview: 'Overview',
      sessions: 'Sessions',
      signInMethods: 'Sign-in methods',
      organizations: 'Organizations',
      activity: 'Activity',
    },
    facts: {
      id: 'ID',
      copyId: 'user ID',
      signedUp: 'Signed up',
      lastSeen: 'Last seen',
      lastSeenMeaning: 'The latest sign-in, session renewal or event in the audit log.',
    },
    banned: 'Banned',
    notVerified: 'Not verified',
    twoFactor: 'Two-factor on',
  },
  details: {
    edit: 'Edit details',
    name: 'Name',
    emailDescription: 'A new email is not verified, and signs the user out.',
    submit: 'Save details',
    done: 'User saved',
  },
  verification: {
    title: 'Email not verified',
    about: 'Send a link that verifies the email, or mark it as verified if you know that it belongs to the user.',
    send: 'Send verification email',
    sent: (email: string) => `Verification email sent to ${email}`,
    mark: 'Mark as verified',
    marked: 'Email verified',
  },
  passwordReset: {
    title: 'Password reset',
    about: 'Sends a link to choose a new password, or a first one.',
    submit: 'Send password reset email',
    sent: (email: string) => `Password reset email sent to ${email}`,
  },
  roles: { title: 'Roles', edit: 'Change roles', submit: 'Save roles', updated: 'Roles updated' },
  sessions: {
    title: 'Sessions',
    empty: 'No active sessions',
    /** Followed by the time. */
    signedIn: (ipAddress: string) => (ipAddress ? `${ipAddress} · signed in` : 'Signed in'),
    impersonated: 'Impersonated',
    current: 'This device',
    revoke: {
      label: 'Sign out',
      title: 'Sign out this device?',
      body: (device: string) => `${device} will have to sign in again.`,
      submit: 'Sign out device',
      done: 'Device signed out',
    },
    revokeAll: {
      label: 'Sign out everywhere',
      title: 'Sign out all devices?',
      body: (name: string) => `${name} will have to sign in again on every device.`,
      ownBody: 'You’ll be signed out on all devices, including this one.',
      done: 'Signed out everywhere',
    },
  },
  accounts: {
    title: 'Sign-in methods',
    empty: 'No sign-in methods yet. Set a password or let them use an email link.',
    password: 'Password',
    passkey: 'Passkey',
    secondFactor: { title: 'Second factor', on: 'On', off: 'Off' },
    /** Followed by the time. */
    added: 'Added',
  },
  organizations: {
    title: 'Organizations',
    empty: 'No organizations',
    /** Followed by the time. */
    joined: (slug: string) => `${slug} · joined`,
  },
  impersonate: {
    submit: 'Impersonate user',
  },
  setPassword: {
    title: 'Password',
    about: 'For users who can’t reset it by email.',
    open: 'Set password',
    dialog: (name: string) => `Set password for ${name}`,
    warning: 'Their current password stops working and they’re signed out everywhere.',
    field: 'New password',
    submit: 'Set password',
    done: 'Password set',
  },
  ban: {
    about: 'Signs the user out and blocks sign-in.',
    open: 'Ban user',
    dialog: (name: string) => `Ban ${name}`,
    reason: 'Reason',
    reasonDescription: 'Visible to administrators only.',
    duration: 'Duration',
    durations: { permanent: 'Permanent', day: '1 day', week: '1 week', month: '30 days', year: '1 year' },
    submit: 'Ban user',
    done: 'User banned',
  },
  unban: {
    title: 'Banned',
    permanent: (reason: string) => `${reason} · permanent`,
    /** Followed by the time. */
    expires: (reason: string) => `${reason} · expires`,
    noReason: 'No reason given',
    submit: 'Unban user',
    done: 'User unbanned',
  },
  remove: {
    open: 'Delete user',
    dialog: (name: string) => `Delete ${name}?`,
    body: 'Deletes their sessions, sign-in methods and memberships. This can’t be undone.',
    submit: 'Delete user',
    done: 'User deleted',
    receipt: {
      title: 'Save the receipt of the deletion',
      what: 'receipt number',
      about: 'It proves the deletion, and the user got it by email if the address was verified.',
    },
  },
});
