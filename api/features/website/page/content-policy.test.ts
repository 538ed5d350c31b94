import { describe, expect, test } from 'vitest';
import { blockingDirective, type Kind, type Load, parsePolicies } from './content-policy';

const load: Load = { url: 'https://app.test/sdk/v1/embed.js', pageUrl: 'https://site.test/page' };
const blocked = (text: string, kind: Kind = 'script', change: Partial<Load> = {}) =>
  parsePolicies(text).map((policy) => blockingDirective(policy, kind, { ...load, ...change }))[0];

describe('a policy', () => {
  test.each([
    ["script-src 'self' https://app.test"],
    ['script-src https://app.test/'],
    ['script-src https://app.test/sdk/'],
    ['script-src https://app.test/sdk/v1/embed.js'],
    ['script-src app.test'],
    ['script-src http://app.test'],
    ['script-src https:'],
    ['script-src http:'],
    ['script-src *'],
    ['script-src https://*'],
    ['script-src https://app.test:443'],
    ['script-src https://app.test:*'],
    ['script-src http://app.test:80'],
    ['SCRIPT-SRC HTTPS://APP.TEST'],
    ['default-src https://app.test'],
    ["default-src 'none'; script-src https://app.test"],
    ["script-src 'none'; script-src-elem https://app.test"],
    ['img-src x.test'],
    [''],
  ])('%s lets the script in', (text) => {
    expect(blocked(text)).toBeUndefined();
  });

  test.each([
    ["script-src 'self'", 'script-src'],
    ["script-src 'none'", 'script-src'],
    ['script-src', 'script-src'],
    ["default-src 'self'", 'default-src'],
    ["script-src https://app.test; script-src-elem 'self'", 'script-src-elem'],
    ["script-src 'self'; script-src https://app.test", 'script-src'],
    ['script-src https://app.test/sdk', 'script-src'],
    ['script-src https://app.test/other/', 'script-src'],
    ['script-src https://*.app.test', 'script-src'],
    ['script-src https://app.test:8443', 'script-src'],
    ['script-src https://app.test.evil.test', 'script-src'],
    ['script-src wss:', 'script-src'],
    ["script-src 'strict-dynamic' https://app.test", 'script-src'],
    ["script-src 'nonce-abc'", 'script-src'],
    ["script-src 'unsafe-inline'", 'script-src'],
  ])('%s keeps it out by %s', (text, directive) => {
    expect(blocked(text)).toBe(directive);
  });

  test('a nonce proves the tag that carries it', () => {
    expect(blocked("script-src 'nonce-abc'", 'script', { nonce: 'abc' })).toBeUndefined();
    expect(blocked("script-src 'nonce-abc' 'strict-dynamic'", 'script', { nonce: 'abc' })).toBeUndefined();
    expect(blocked("script-src 'nonce-abc'", 'script', { nonce: 'other' })).toBe('script-src');
    expect(blocked("script-src 'nonce-'", 'script', { nonce: '' })).toBe('script-src');
  });

  test('a digest proves the tag that carries it', () => {
    const change = { integrity: 'sha384-aaa sha384-bbb' };
    expect(blocked("script-src 'sha384-bbb'", 'script', change)).toBeUndefined();
    expect(blocked("script-src 'sha384-ccc'", 'script', change)).toBe('script-src');
  });

  test('the same site on another port or scheme is not self', () => {
    const change = { url: 'http://localhost:4000/x', pageUrl: 'http://localhost:4001/' };
    expect(blocked("script-src 'self'", 'script', change)).toBe('script-src');
    expect(blocked('script-src http://localhost:4000', 'script', change)).toBeUndefined();
    expect(blocked('script-src localhost', 'script', change)).toBe('script-src');
  });

  test.each<[Kind, string, string | undefined]>([
    ['connect', "connect-src 'self'", 'connect-src'],
    ['connect', "default-src 'self'; connect-src https://app.test", undefined],
    ['connect', "script-src 'none'", undefined],
    ['frame', "frame-src 'none'", 'frame-src'],
    ['frame', "child-src 'none'; default-src *", 'child-src'],
    ['frame', "frame-src https://app.test; child-src 'none'", undefined],
    ['frame', "default-src 'none'", 'default-src'],
  ])('%s: %s', (kind, text, directive) => {
    expect(blocked(text, kind, { nonce: 'abc' })).toBe(directive);
  });

  test('several policies of one header all count', () => {
    const policies = parsePolicies("script-src *, script-src 'self'; frame-src 'none' , ");
    expect(policies.map((policy) => blockingDirective(policy, 'script', load))).toEqual([undefined, 'script-src']);
  });
});
