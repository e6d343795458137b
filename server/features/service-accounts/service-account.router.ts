import { z } from 'zod';

import { administrator } from '#server/features/admin/guards.ts';
import { apiKeyOptions } from '#server/features/api-keys/api-key.options.ts';
import { member, memberQuery } from '#server/features/organizations/guards.ts';
import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { CreatedApiKey } from '#shared/api-keys/schemas.ts';
import { Success } from '#shared/lib/responses.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  OrganizationServiceAccountIdInput,
  ServiceAccountIdInput,
  CreateOrganizationServiceAccount,
  CreateOrganizationServiceAccountKey,
  CreateServiceAccount,
  CreateServiceAccountKey,
  DeleteOrganizationServiceAccountKey,
  DeleteServiceAccountKey,
  ListOrganizationServiceAccounts,
  RotateOrganizationServiceAccountKey,
  RotateServiceAccountKey,
  ServiceAccount,
  UpdateOrganizationServiceAccount,
  UpdateServiceAccount,
} from '#shared/service-accounts/schemas.ts';

import {
  createAccount,
  createKey,
  deleteKey,
  deleteOwnAccount,
  listAccounts,
  rotateKey,
  updateOwnAccount,
} from './organization.ts';
import {
  createPlatformAccount,
  createPlatformKey,
  deletePlatformAccount,
  deletePlatformKey,
  listPlatformAccounts,
  rotatePlatformKey,
  updatePlatformAccount,
} from './platform.ts';

const ifEnabled: CallMeta = { enabled: (options) => apiKeyOptions.of({ options }).enabled };
const changes: CallMeta = { ...ifEnabled, reauthenticate: 'always' };

const bounded: CallMeta = {
  ...ifEnabled,
  bounded: 'The options `serviceAccount.maximumAccounts` and `apiKey.maxPerUser` limit accounts and their keys.',
};

const canList = administrator({ serviceAccount: ['list'] });
const canManage = administrator({ serviceAccount: ['manage'] });

const ofMembers = {
  permissions: { organization: ['update'] },
  onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
} as const;
const memberCanList = memberQuery(ofMembers);
const memberCanManage = member({ ...ofMembers, notImpersonated: true });

const about = 'A service account makes calls with keys of its own. It never signs in.';
const secret = 'The answer alone contains the key.';

const platformCalls = {
  create: canManage
    .meta(post('/service-account/create', 'Create a service account of the platform', about))
    .meta({
      ...changes,
      errors: ['SERVICE_ACCOUNT_LIMIT_REACHED', 'ROLE_NOT_FOUND', 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE'],
    })
    .input(CreateServiceAccount)
    .output(ServiceAccount)
    .mutation(createPlatformAccount),
  list: canList
    .meta(get('/service-account/list', 'List the service accounts of the platform, with their keys'))
    .meta(bounded)
    .input(NoFields)
    .output(z.array(ServiceAccount))
    .query(listPlatformAccounts),
  update: canManage
    .meta(post('/service-account/update', 'Rename, disable or enable a service account, or change its role'))
    .meta({
      ...changes,
      errors: [
        'SERVICE_ACCOUNT_NOT_FOUND',
        'NOT_AUTHORIZED',
        'ROLE_NOT_FOUND',
        'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
      ],
    })
    .input(UpdateServiceAccount)
    .output(ServiceAccount)
    .mutation(updatePlatformAccount),
  delete: canManage
    .meta(post('/service-account/delete', 'Delete a service account and its keys'))
    .meta({ ...changes, errors: ['SERVICE_ACCOUNT_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .input(ServiceAccountIdInput)
    .output(Success)
    .mutation(deletePlatformAccount),
  createKey: canManage
    .meta(post('/service-account/create-key', 'Create a key of a service account', secret))
    .meta({ ...changes, errors: ['SERVICE_ACCOUNT_NOT_FOUND', 'NOT_AUTHORIZED', 'API_KEY_LIMIT_REACHED'] })
    .input(CreateServiceAccountKey)
    .output(CreatedApiKey)
    .mutation(createPlatformKey),
  rotateKey: canManage
    .meta(post('/service-account/rotate-key', 'Replace the secret of a key of a service account', secret))
    .meta({ ...changes, errors: ['KEY_NOT_FOUND', 'SERVICE_ACCOUNT_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .input(RotateServiceAccountKey)
    .output(CreatedApiKey)
    .mutation(rotatePlatformKey),
  deleteKey: canManage
    .meta(post('/service-account/delete-key', 'Delete a key of a service account'))
    .meta({ ...changes, errors: ['KEY_NOT_FOUND', 'SERVICE_ACCOUNT_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .input(DeleteServiceAccountKey)
    .output(Success)
    .mutation(deletePlatformKey),
};

const organizationCalls = {
  createServiceAccount: memberCanManage
    .meta(post('/organization/create-service-account', 'Create a service account of an organization', about))
    .meta({
      ...changes,
      errors: ['SERVICE_ACCOUNT_LIMIT_REACHED', 'ROLE_NOT_FOUND', 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED'],
    })
    .input(CreateOrganizationServiceAccount)
    .output(ServiceAccount)
    .mutation(createAccount),
  listServiceAccounts: memberCanList
    .meta(get('/organization/list-service-accounts', 'List the service accounts of an organization, with their keys'))
    .meta(bounded)
    .input(ListOrganizationServiceAccounts)
    .output(z.array(ServiceAccount))
    .query(listAccounts),
  updateServiceAccount: memberCanManage
    .meta(
      post(
        '/organization/update-service-account',
        "Rename, disable or enable an organization's service account, or change its role",
      ),
    )
    .meta({ ...changes, errors: ['SERVICE_ACCOUNT_NOT_FOUND', 'ROLE_NOT_FOUND'] })
    .input(UpdateOrganizationServiceAccount)
    .output(ServiceAccount)
    .mutation(updateOwnAccount),
  deleteServiceAccount: memberCanManage
    .meta(post('/organization/delete-service-account', "Delete an organization's service account and its keys"))
    .meta({ ...changes, errors: ['SERVICE_ACCOUNT_NOT_FOUND'] })
    .input(OrganizationServiceAccountIdInput)
    .output(Success)
    .mutation(deleteOwnAccount),
  createServiceAccountKey: memberCanManage
    .meta(post('/organization/create-service-account-key', "Create a key of an organization's service account", secret))
    .meta({ ...changes, errors: ['SERVICE_ACCOUNT_NOT_FOUND', 'API_KEY_LIMIT_REACHED'] })
    .input(CreateOrganizationServiceAccountKey)
    .output(CreatedApiKey)
    .mutation(createKey),
  rotateServiceAccountKey: memberCanManage
    .meta(
      post(
        '/organization/rotate-service-account-key',
        "Replace the secret of a key of an organization's service account",
        secret,
      ),
    )
    .meta({ ...changes, errors: ['KEY_NOT_FOUND', 'SERVICE_ACCOUNT_NOT_FOUND'] })
    .input(RotateOrganizationServiceAccountKey)
    .output(CreatedApiKey)
    .mutation(rotateKey),
  deleteServiceAccountKey: memberCanManage
    .meta(post('/organization/delete-service-account-key', "Delete a key of an organization's service account"))
    .meta({ ...changes, errors: ['KEY_NOT_FOUND', 'SERVICE_ACCOUNT_NOT_FOUND'] })
    .input(DeleteOrganizationServiceAccountKey)
    .output(Success)
    .mutation(deleteKey),
};

export const serviceAccountRouter = { serviceAccount: platformCalls, organization: organizationCalls };
