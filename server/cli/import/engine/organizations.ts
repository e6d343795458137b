import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import { normalDomain } from '#server/features/domains/normal-form.ts';
import { now } from '#server/lib/now.ts';
import { randomToken } from '#server/security/random.ts';
import { Logo, OrganizationName, Slug } from '#shared/organizations/schemas.ts';

import { insertRows, rowsWith, updateRows, type BulkRow } from './bulk.ts';
import { cleanText, fieldsOf } from './check-person.ts';
import type { Batch, RunContext } from './context.ts';
import { addFindings, type Finding } from './findings.ts';
import { importedRows } from './imported-rows.ts';
import { splitFields } from './keys.ts';
import type { Organization } from './mapped.ts';
import { claimOf } from './people.ts';

interface CheckedOrganization {
  source: Organization;
  name: string;
  slug: string;
  logo: string | null;
  metadata: string | null;
  domains: string[];
  fields: Record<string, unknown> | null;
}

const MAX_METADATA = 16 * 1024;

function check(run: RunContext, source: Organization, findings: Finding[]): CheckedOrganization | Finding {
  if (source.leave) return [source.leave.code, source.leave.detail];
  const name = OrganizationName.safeParse(cleanText(source.name));
  if (!name.success) return ['invalid_name'];
  const slug =
    slugOf(source.slug) ??
    slugOf(source.name) ??
    `organization-${run.keys.of('organization', source.sourceId).slice(0, 8)}`;
  if (slug !== source.slug) findings.push(['slug_changed']);
  const logo = source.logo && Logo.safeParse(source.logo).success ? source.logo : null;
  if (source.logo && logo === null) findings.push(['image_left']);
  const metadata = source.metadata ? JSON.stringify(source.metadata) : null;
  const isTooLong = metadata !== null && metadata.length > MAX_METADATA;
  if (isTooLong) findings.push(['field_left', 'metadata']);
  const fields = fieldsOf(run, source, findings);
  const domains = domainsOf(run, source, findings);
  return { source, name: name.data, slug, logo, metadata: isTooLong ? null : metadata, domains, fields };
}

function domainsOf({ options }: RunContext, { domains = [] }: Organization, findings: Finding[]): string[] {
  const normal = domains.map((text) => ({ text, domain: normalDomain(text, { production: options.production }) }));
  for (const { text, domain } of normal)
    if (domain === null) findings.push(['field_left', `domain ${cleanText(text, 64)}`]);
  return [...new Set(normal.flatMap(({ domain }) => domain ?? []))];
}

function slugOf(text: string | null): string | null {
  if (text === null) return null;
  const { data } = Slug.safeParse(text);
  if (data !== undefined) return data;
  const made = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return Slug.safeParse(made).data ?? null;
}

/** Writes a batch of organizations: new ones, and names and pictures of those of an earlier run. */
export async function importOrganizations({ em, run, records }: Batch<Organization>): Promise<void> {
  const counts = run.report.of('organization');
  counts.read += records.length;
  const found = await importedRows(run, em, {
    kind: 'organization',
    ids: records.map(({ record }) => record.sourceId),
  });
  const targets = [...found.values()].flatMap(({ target_id: id }) => (id === null ? [] : [id]));
  const newIds = records.map(({ record }) => run.keys.newId('organization', record.sourceId));
  const current = new Map(
    (
      await rowsWith<CurrentOrganization>(em, 'select id, name, logo, additional_fields from organization', {
        column: 'id::text',
        values: [...targets, ...newIds],
      })
    ).map((row) => [row.id, row]),
  );
  const created: { organization: CheckedOrganization; id: string; findings: Finding[] }[] = [];
  const updates: BulkRow[] = [];
  for (const { record, number } of records) {
    const findings: Finding[] = [];
    const organization = check(run, record, findings);
    const isDuplicate = run.claims.recordOf(claimOf.id('organization', record.sourceId)) !== number;
    if (isDuplicate || !('slug' in organization)) {
      addFindings(run, record, [isDuplicate ? ['duplicate_id'] : (organization as Finding)]);
      continue;
    }
    const row = found.get(run.keys.of('organization', record.sourceId));
    const id = row === undefined ? run.keys.newId('organization', record.sourceId) : row.target_id;
    const existing = id === null ? undefined : current.get(id);
    if (row === undefined && existing === undefined) {
      created.push({ organization, id: id!, findings });
      run.taken.claim(claimOf.id('organization', record.sourceId), number);
    } else if (row === undefined) addFindings(run, record, [['already_exists']]);
    else if (existing === undefined) addFindings(run, record, [['erased']]);
    else {
      run.taken.claim(claimOf.id('organization', record.sourceId), number);
      const merged = merge(run, organization, { existing, last: splitFields(row.fields) });
      if (merged === null) counts.equal += 1;
      else {
        counts.changed += 1;
        updates.push(merged);
        await remember(run, em, [{ organization, id: existing.id }]);
      }
    }
  }
  await useFreeSlugs(run, em, created);
  for (const { organization, findings } of created) addFindings(run, organization.source, findings);
  if (run.choices.dryRun) {
    counts.created += created.length;
    for (const { organization } of created) foretellOwner(run, organization.source);
  } else {
    const inserted = await insertRows(em, 'organization', created.map(rowOf));
    const written = created.filter(({ id }) => inserted.has(id));
    await remember(run, em, written);
    await claimDomains(run, em, written);
    counts.created += written.length;
    await updateRows(em, 'organization', updates);
  }
}

/** Claims of new organizations. Each is proven by a DNS record, as any other. */
async function claimDomains(
  { report }: RunContext,
  em: EntityManager,
  written: readonly { organization: CheckedOrganization; id: string }[],
): Promise<void> {
  const rows = written.flatMap(({ organization, id }) =>
    organization.domains.map((domain) => ({
      id: v7(),
      organization_id: id,
      domain,
      challenge: randomToken(),
      includes_subdomains: false,
      revision: 0,
      created_at: now(),
      updated_at: now(),
    })),
  );
  await insertRows(em, 'organization_domain', rows);
  report.take('domains, to be proven', rows.length);
}

/** What completeOwners will do, as far as a dry run can tell. */
function foretellOwner(run: RunContext, organization: Organization): void {
  const { claims, choices } = run;
  if (claims.has(claimOf.id('owner of', organization.sourceId))) return;
  const isOwned = claims.has(claimOf.id('administrator of', organization.sourceId)) || choices.owner !== null;
  if (!isOwned) run.report.of('organization').created -= 1;
  addFindings(run, organization, [[isOwned ? 'owner_promoted' : 'no_owner']]);
}

interface CurrentOrganization {
  id: string;
  name: string;
  logo: string | null;
  additional_fields: Record<string, unknown> | null;
}

function rowOf({ organization, id }: { organization: CheckedOrganization; id: string }): BulkRow {
  const { source, name, slug, logo, metadata, fields } = organization;
  return {
    id,
    name,
    slug,
    logo,
    metadata,
    additional_fields: fields,
    require_two_factor: false,
    requires_provider: false,
    created_at: source.createdAt ?? now(),
  };
}

const mergedValues = ({ name, logo }: { name: string; logo: string | null }) => [name, logo];

/** What the source changed since the last run and is unchanged here; null for nothing. */
function merge(
  run: RunContext,
  organization: CheckedOrganization,
  { existing, last }: { existing: CurrentOrganization; last: string[] },
): BulkRow | null {
  const hashes = mergedValues(organization).map((value) => run.keys.ofField(value));
  const here = mergedValues(existing).map((value) => run.keys.ofField(value));
  const isChanged = (n: number) => hashes[n] !== last[n] && hashes[n] !== here[n] && here[n] === last[n];
  if (!isChanged(0) && !isChanged(1)) return null;
  return {
    id: existing.id,
    name: isChanged(0) ? organization.name : existing.name,
    logo: isChanged(1) ? organization.logo : existing.logo,
  };
}

async function remember(
  run: RunContext,
  em: EntityManager,
  organizations: readonly { organization: CheckedOrganization; id: string }[],
): Promise<void> {
  if (run.choices.dryRun) return;
  for (const { organization, id } of organizations) {
    await em.execute(
      `insert into imported_row (source, kind, source_key, target_id, fields, run_id) values (?, 'organization', ?, ?, ?, ?)
         on conflict (source, kind, source_key) do update set fields = excluded.fields, run_id = excluded.run_id`,
      [
        run.keys.source,
        run.keys.of('organization', organization.source.sourceId),
        id,
        run.keys.ofFields(mergedValues(organization)),
        run.runId,
      ],
    );
  }
}

/** Two organizations with one slug, or one that exists here: the later one gets a part of its key behind it. */
async function useFreeSlugs(
  run: RunContext,
  em: EntityManager,
  created: readonly { organization: CheckedOrganization; findings: Finding[] }[],
): Promise<void> {
  const slugs = created.map(({ organization }) => organization.slug);
  const rows = await rowsWith<{ slug: string }>(em, 'select slug from organization', { column: 'slug', values: slugs });
  const taken = new Set(rows.map(({ slug }) => slug));
  for (const { organization, findings } of created) {
    if (taken.has(organization.slug)) {
      const key = run.keys
        .of('organization', organization.source.sourceId)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '');
      organization.slug = `${organization.slug.slice(0, 50)}-${key.slice(0, 8)}`;
      findings.push(['slug_changed', 'taken']);
    }
    taken.add(organization.slug);
  }
}
