/** A record of each type of the documented format. */
export const template = `{"type":"user","id":"17","email":"ann@acme.example","emailVerified":true,"name":"Ann","username":"ann","image":null,"createdAt":"2021-03-05T16:35:16Z","ban":null,"password":{"kind":"pbkdf2","digest":"sha512","iterations":210000,"salt":{"base64":"c2FsdHNhbHRzYWx0"},"hash":{"base64":"8hRaC9Zw9JzDLcXjX6vMPmvI6z7HrXHnK1XJ1F6uD1o="}},"totp":{"secret":"JBSWY3DPEHPK3PXPJBSWY3DP","digits":6,"period":30,"algorithm":"SHA1"},"backupCodes":["abcd-efgh"],"identities":[{"provider":"google","subject":"1089"}],"fields":{}}
{"type":"user","id":"18","email":"bo@acme.example","emailVerified":true,"name":"Bo","password":"$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy"}
{"type":"organization","id":"o1","name":"Acme","slug":"acme","createdAt":"2021-03-05T16:35:16Z"}
{"type":"team","id":"t1","organization":"o1","name":"Operations"}
{"type":"member","organization":"o1","user":"17","role":"owner"}
{"type":"member","organization":"o1","user":"18","role":"member"}
{"type":"teamMember","team":"t1","user":"18"}
{"type":"invitation","organization":"o1","email":"cy@acme.example","role":"member","inviter":"17"}
`;
