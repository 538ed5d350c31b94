import { expect, test } from 'vitest';
import { isOwnOrigin } from './authenticate';

test.each([
  ['https://app.example.com', 'https://app.example.com', true],
  ['https://app.example.com', 'http://app.example.com', false],
  ['https://app.example.com', 'https://evil.example', false],
  ['https://app.example.com', 'https://localhost', false],
  ['https://app.example.com', 'null', false],
  ['http://localhost:4000', 'http://127.0.0.1:4000', true],
  ['http://localhost:4000', 'http://[::1]:4000', true],
  ['http://127.0.0.1:4000', 'http://localhost:4000', true],
  ['http://localhost:4000', 'http://localhost:4001', false],
  ['http://localhost:4000', 'http://127.0.0.1', false],
  ['http://localhost:4000', 'https://localhost:4000', false],
  ['http://localhost:4000', 'http://localhost.evil.example:4000', false],
  ['http://localhost:4000', 'null', false],
])('at %s a request from %s is ours: %s', (publicUrl, origin, isOurs) => {
  expect(isOwnOrigin(origin, publicUrl)).toBe(isOurs);
});
