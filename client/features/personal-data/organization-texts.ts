import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('organizationData', {
  title: 'Export',
  about:
    'The organization, its members, teams and invitations, as files that another installation imports. At most three exports in 24 hours.',
  withAudit: 'With the audit log, without IP addresses',
  submit: 'Export organization',
  ready: 'Export of the organization',
  contents: {
    organization: 'Organization and members, for an import',
    settings: 'Roles, domains, identity providers and webhooks, without secrets',
    audit: 'Audit log',
  },
  /** The name of a file follows. */
  save: 'Save',
});
