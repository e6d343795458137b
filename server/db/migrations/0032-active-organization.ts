/** The sessions of an organization are found by its members: a change of the active one then adds to no index. */
export const activeOrganization = `
drop index "session_active_organization_id_index";
`;
