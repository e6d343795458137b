import fc from 'fast-check';

const loneSurrogate = '\ud800';
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1), b: [depth] });

/** Values that no field expects. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    '',
    ' ',
    0,
    -0,
    -1,
    2 ** 53,
    -(2 ** 63),
    1e308,
    1e-320,
    0.1,
    '\u0000',
    loneSurrogate,
    `a${loneSurrogate}b`,
    '\u202e\u200b\ufeff',
    '%00',
    "'; drop table session; --",
    '${7*7}{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/x',
    '/\\evil.example',
    'undefined',
    '-infinity',
    '2024-02-30T99:99:99Z',
    '+275760-09-13T00:00:00.001Z',
    '0000-00-00',
    '294277-01-01T00:00:00Z',
    '99999999999999999999',
    '0x10',
    '1e3',
    [],
    {},
    [[]],
    [null],
    ['owner', 'member'],
    'owner,admin',
    'Owner',
    JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
    { toString: 1, valueOf: null, length: -1, toJSON: 'x' },
    { $ne: null },
    nested(30),
    nested(200),
    Array.from({ length: 2000 }, () => 'x'),
  ),
  fc.constantFrom(10, 256, 5000, 40_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(64, 3000).map((length) => '\ud83d\ude00'.repeat(length)),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.emailAddress(),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.uuid(),
);

/** Bodies that are no JSON object, or that parsers read differently. */
export const brokenBody = fc
  .oneof(
    fc.constantFrom(
      '{',
      '{"a":}',
      'null',
      '[]',
      '"x"',
      '1e999',
      '\ufeff{}',
      '{"email":"a@example.com","email":"b@example.com"}',
      `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      'email=a%40example.com&password=x&password=y',
      'state=%00&code[a]=b&__proto__[x]=y',
      JSON.stringify({ a: 'x'.repeat(70_000) }),
    ),
    fc.string({ unit: 'binary' }),
  )
  .map((text) => Buffer.from(text));

/** Appended to the query of a call. */
export const oddQuery = fc.constantFrom(
  '&', '&&=', '&__proto__=x', '&a[b]=c', '&a[]=1&a[]=2', '&token=a&token=b', '&input=%', '&%ff=%c0%80', '&x=%00',
  `&x=${'x'.repeat(3000)}`, '&limit=1&limit=2', '&constructor[prototype][x]=y', '#x', '&batch=1', '&\xff\xfe=1',
); // prettier-ignore

/** Appended to the path. */
export const oddEnding = fc.constantFrom(
  '/',
  '//',
  '%zz',
  '%00',
  ';x',
  '/..',
  '/%2e%2e/ok',
  '.json',
  ',ok',
  '\xff',
  'x'.repeat(600),
);

const oddHeaders: Record<string, readonly string[]> = {
  authorization: ['Bearer', 'Bearer ', 'Bearer %', 'Bearer a.b.c', 'Basic Og==', `Bearer ${'x'.repeat(5000)}`, '\xff'],
  origin: ['null', '', 'https://evil.example', 'http://localhost:3000.evil.example', 'http://[', '://', '\xff'],
  referer: ['', 'about:blank', 'http://[::', 'https://evil.example/x'],
  'content-type': [
    'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16',
    'application/json;;', ';', '', 'application/json, text/plain', '\xff', 'APPLICATION/JSON',
  ], // prettier-ignore
  'x-forwarded-for': ['1.2.3.4', '999.1.1.1', ',,', '::::', '1.2.3.4, \xff'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  forwarded: ['for=evil;host=evil.example'],
  'x-request-id': ['\xff', 'x'.repeat(2000)],
  'user-agent': ['', '\xff'.repeat(700), "'; drop table session; --"],
  'accept-language': ['\xff', 'xx;q=z'],
  'content-encoding': ['gzip', 'x'],
  'sec-fetch-site': ['cross-site', '\xff'],
  'sec-fetch-mode': ['navigate', 'no-cors'],
  'if-none-match': ['*', '"x"'],
  range: ['bytes=0-1'],
  upgrade: ['websocket', 'h2c'],
  'access-control-request-method': ['POST', '\xff'],
  'x-http-method-override': ['DELETE'],
  'x-big': ['x'.repeat(15_000)],
  'x-control': ['a\u0001b', 'a\u0000b'],
  '\xff': ['x'],
};

export const oddHeader = fc
  .constantFrom(...Object.entries(oddHeaders))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));

/** The caller's cookies, altered, or those of another caller. */
export const oddCookies = (cookies: string, allCookies: string[]) =>
  fc.constantFrom(
    `${cookies}; ${cookies}`,
    cookies.replaceAll(/.(;|$)/g, 'X$1'),
    `gatehouse.session_token=x; ${cookies}`,
    `${cookies}; gatehouse.session_token=%E0%A4%A; gatehouse.state=%; gatehouse.session_data=%7B%22`,
    `${cookies}; __proto__=x; =; ;;; a`,
    cookies.replaceAll('session_token', 'session_data'),
    cookies.replaceAll('session_token', 'admin_session'),
    cookies.replaceAll('%', '%%'),
    `"${cookies}"`,
    `\xff=\xfe; ${cookies}`,
    cookies.slice(0, -10),
    'gatehouse.session_token='.padEnd(4000, '.'),
    ...allCookies,
  );
