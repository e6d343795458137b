/**
 * The sessions of an organization are found by its members: a change of the active one then adds to no index. Earlier imports
 * kept organizations active of which the user is no member.
 */
export const activeOrganization = `
update "session" set "active_organization_id" = null, "active_team_id" = null
  where "active_organization_id" is not null and not exists
    (select from "member" where "member"."user_id" = "session"."user_id"
      and "member"."organization_id" = "session"."active_organization_id");
drop index "session_active_organization_id_index";
`;
