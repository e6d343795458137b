import type { ImportSource } from '#server/cli/import/engine/source.ts';

import { auth0Source } from './auth0.ts';
import { clerkSource } from './clerk.ts';
import { cognitoSource } from './cognito.ts';
import { firebaseSource } from './firebase.ts';
import { genericSource } from './generic.ts';
import { keycloakSource } from './keycloak.ts';
import { supabaseSource } from './supabase.ts';

/** The products that people come from. better-auth, whose database is copied table by table, has its own command. */
export const sources: readonly ImportSource[] = [
  supabaseSource,
  keycloakSource,
  firebaseSource,
  clerkSource,
  auth0Source,
  cognitoSource,
  genericSource,
];
