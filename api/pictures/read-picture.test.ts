import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pictureRefusal } from './read-picture';

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}
function header(width: number, height: number, color = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, color], 8);
  return chunk('IHDR', data);
}
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const pixels = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
const png = (...parts: Buffer[]) => `data:image/png;base64,${Buffer.concat([SIGNATURE, ...parts]).toString('base64')}`;
const END = chunk('IEND');
const NO_PNG = 'Choose a PNG image.';

test('a picture of pixels is a logo, also with a palette and in several parts', () => {
  expect(pictureRefusal(png(header(10, 4), pixels(44), END))).toBeUndefined();
  const palette = [chunk('PLTE', Buffer.alloc(6)), chunk('tRNS', Buffer.alloc(1))];
  const packed = deflateSync(Buffer.alloc(44));
  const parts = [chunk('IDAT', packed.subarray(0, 5)), chunk('IDAT', packed.subarray(5))];
  expect(pictureRefusal(png(header(10, 4, 3), ...palette, ...parts, END))).toBeUndefined();
});

test.each([
  ['text in it', [header(10, 4), chunk('tEXt', Buffer.from('Comment\0<script>')), pixels(44), END]],
  ['a private chunk', [header(10, 4), chunk('prVt', Buffer.alloc(9)), pixels(44), END]],
  ['a second header', [header(10, 4), header(10, 4), pixels(44), END]],
  ['something behind its end', [header(10, 4), pixels(44), END, Buffer.from('<html>')]],
  ['a chunk that is longer than the file', [header(10, 4), Buffer.from('7fffffff49444154', 'hex'), END]],
  ['pixels that unpack to gigabytes', [header(10, 4), pixels(8_000_000), END]],
  ['pixels that do not unpack', [header(10, 4), chunk('IDAT', Buffer.from('no zlib')), END]],
  ['no pixels', [header(10, 4), END]],
  ['no end', [header(10, 4), pixels(44)]],
  ['a colour type that is none', [header(10, 4, 5), pixels(44), END]],
])('one with %s is none', (_, parts) => expect(pictureRefusal(png(...parts))).toBe(NO_PNG));
