export const samlCertificates = `
alter table "sso_certificate" add "missing_since" timestamptz(3) null;
`;
