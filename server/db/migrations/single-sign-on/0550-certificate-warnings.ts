export const certificateWarnings = `
alter table "sso_certificate" add "warned_at" timestamptz(3) null;
`;
