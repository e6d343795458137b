import { crc32 } from 'node:zlib';

import { expect } from 'vitest';

import {
  exifOf,
  extended,
  jpeg,
  jpegWith,
  losslessWebp,
  pngOf,
  webp,
  webpChunks,
  webpOf,
} from '#tests/support/pictures.ts';
import type { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

const HTML = '<!doctype html><script>alert(document.domain)</script>';
const SECRET = 'Latitude 47.0707';

const upload = (person: Person, picture: Buffer) =>
  person.post('/upload-picture', { data: picture.toString('base64') });

async function servedAs(person: Person, picture: Buffer): Promise<Buffer> {
  const { status, body } = await upload(person, picture);
  expect([status, body.code]).toEqual([200, undefined]);
  return (await person.send({ method: 'GET', url: new URL(body.image).pathname })).rawPayload;
}

const changed = (picture: Buffer, at: number, to: number) => {
  const copy = Buffer.from(picture);
  copy[at] = to;
  return copy;
};
const scriptChunk = ['tEXt', Buffer.from(`Comment\0${HTML}`)] as const;

const refused: Record<string, Record<string, Buffer>> = {
  UNSUPPORTED_PICTURE_FORMAT: {
    HTML: Buffer.from(HTML),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    GIF: Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
    'HTML before a PNG': Buffer.concat([Buffer.from(HTML), pngOf()]),
    'a ZIP file': Buffer.from('504b0304140000000000', 'hex'),
    'an ICO file': Buffer.from('00000100010001010000', 'hex'),
    'a few bytes': Buffer.from([0x89]),
    'an animated WebP': webpOf(extended(0x02), ['ANIM', Buffer.alloc(6)], ['ANMF', Buffer.alloc(24)]),
  },
  INVALID_PICTURE: {
    'HTML with the signature of a PNG': Buffer.concat([pngOf().subarray(0, 8), Buffer.from(HTML)]),
    'HTML after a PNG': Buffer.concat([pngOf(), Buffer.from(HTML)]),
    'a ZIP file after a JPEG': Buffer.concat([jpeg, Buffer.from('504b0304140000000000', 'hex')]),
    'HTML after a WebP': Buffer.concat([webp, Buffer.from(HTML)]),
    'HTML with the signature of a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HTML)]),
    'HTML with the signature of a WebP': Buffer.concat([webp.subarray(0, 12), Buffer.from(HTML)]),
    'a PNG without an end': pngOf().subarray(0, -12),
    'a PNG without pixels': Buffer.concat([pngOf().subarray(0, 33), pngOf().subarray(-12)]),
    'a PNG with a wrong checksum': changed(pngOf(), 20, 9),
    'a PNG without width': pngOf({ width: 0 }),
    'a JPEG without an end': jpeg.subarray(0, -2),
    'a JPEG that ends in its header': jpeg.subarray(0, 40),
    'a WebP that ends early': webp.subarray(0, -4),
    'a WebP of two images': webpOf(webpChunks.lossy, webpChunks.lossless),
    'a WebP without image': webpOf(extended(0)),
    'a WebP with another size in its header': webpOf(
      ['VP8X', Buffer.from([0, 0, 0, 0, 255, 0, 0, 255, 0, 0])],
      webpChunks.lossy,
    ),
  },
  PICTURE_DIMENSIONS_TOO_LARGE: {
    'a wide PNG': pngOf({ width: 2049, height: 1 }),
    'a high PNG': pngOf({ width: 1, height: 2049 }),
    'a small file of many pixels': withPngSize(50_000, 50_000),
    'a large JPEG': withJpegSize(2049, 3),
  },
};

/** A file that claims more pixels than it has. */
function withPngSize(width: number, height: number): Buffer {
  const picture = pngOf();
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

function withJpegSize(width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

const cases = Object.entries(refused).flatMap(([code, files]) =>
  Object.entries(files).map(([name, file]) => [name, code, file] as const),
);

test.for(cases)('%s is rejected with %s', async ([, code, file], { signedIn }) => {
  expect(await upload(signedIn, file)).toMatchObject({ status: 400, body: { code } });
  expect((await signedIn.get('/get-session')).body.user.image).toBeNull();
});

test.for(['not base64', 'data:image/png;base64,AAAA', 'AAA', ' AAAA', 1, null, [], ''])(
  'the data %j is rejected',
  async (data, { signedIn }) => {
    expect((await signedIn.post('/upload-picture', { data })).body.code).toBe('VALIDATION_ERROR');
  },
);

test('the widest picture that is allowed is accepted', async ({ signedIn }) => {
  expect((await upload(signedIn, pngOf({ width: 2048, height: 1 }))).status).toBe(200);
});

test('texts, EXIF, times and unknown chunks of a PNG are not served', async ({ signedIn }) => {
  const picture = pngOf({
    chunks: [
      scriptChunk,
      ['eXIf', exifOf(6, SECRET).subarray(6)],
      ['iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${SECRET}`)],
      ['tIME', Buffer.alloc(7)],
      ['prVt', Buffer.from(SECRET)],
    ],
  });
  const served = await servedAs(signedIn, picture);

  expect(served.equals(pngOf())).toBe(true);
});

test('EXIF, XMP, comments and thumbnails of a JPEG are not served', async ({ signedIn }) => {
  const picture = jpegWith(
    [0xe0, Buffer.concat([Buffer.from('JFXX\0'), Buffer.from(SECRET)])],
    [0xe1, exifOf(1, SECRET)],
    [0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)],
    [0xed, Buffer.from(`Photoshop 3.0\0${SECRET}`)],
    [0xfe, Buffer.from(HTML)],
  );

  expect((await servedAs(signedIn, picture)).equals(jpeg)).toBe(true);
});

test('the orientation of a JPEG stays, without the rest of its EXIF', async ({ signedIn }) => {
  const served = await servedAs(signedIn, jpegWith([0xe1, exifOf(6, SECRET)]));

  expect(served.includes(SECRET)).toBe(false);
  expect(served.length).toBe(jpeg.length + 36);
  // Unchanged when it is uploaded again.
  expect((await servedAs(signedIn, served)).equals(served)).toBe(true);
});

test('EXIF and XMP of a WebP are not served, and its header does not announce them', async ({ signedIn }) => {
  const picture = webpOf(
    extended(0x0c),
    webpChunks.lossy,
    ['EXIF', exifOf(1, SECRET)],
    ['XMP ', Buffer.from(SECRET)],
    ['JUNK', Buffer.from(HTML)],
  );

  expect((await servedAs(signedIn, picture)).equals(webpOf(extended(0), webpChunks.lossy))).toBe(true);
  expect(
    (await servedAs(signedIn, webpOf(webpChunks.lossless, ['JUNK', Buffer.from(HTML)]))).equals(losslessWebp),
  ).toBe(true);
});

test('a name and a content type in the request do not matter', async ({ signedIn }) => {
  const answer = await signedIn.post('/upload-picture', {
    data: pngOf().toString('base64'),
    contentType: 'text/html',
  });
  expect(answer.body.code).toBe('VALIDATION_ERROR');
  const served = await signedIn.send({
    method: 'GET',
    url: new URL((await upload(signedIn, pngOf({ chunks: [scriptChunk] }))).body.image).pathname,
    headers: { accept: 'text/html' },
  });
  expect(served.headers['content-type']).toBe('image/png');
});

test('every picture cut at any byte is rejected, without a server error', async ({ signedIn }) => {
  for (const picture of [pngOf({ chunks: [scriptChunk] }), jpegWith([0xe1, exifOf(6, SECRET)]), webp, losslessWebp]) {
    for (let length = 1; length < picture.length; length += 3) {
      const { status, body } = await upload(signedIn, picture.subarray(0, length));
      expect([status, ['INVALID_PICTURE', 'UNSUPPORTED_PICTURE_FORMAT'].includes(body.code)]).toEqual([400, true]);
    }
  }
});

test('a page of another origin cannot upload with the session of a visitor', async ({ signedIn }) => {
  const answer = await signedIn.send({
    method: 'POST',
    url: '/upload-picture',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    payload: JSON.stringify({ data: pngOf().toString('base64') }),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'INVALID_ORIGIN']);
});
