import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isText, persist, persistedFields, resetPersisted } from './persist';
import { forbiddenFields } from './persisted-fields';
import { endSession, startSession } from './session.store';

class MemoryStorage {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => this.items.set(key, value);
  removeItem = (key: string) => this.items.delete(key);
  clear = () => this.items.clear();
}

let storage = new MemoryStorage();
function browser({ framed = false } = {}) {
  const page: Record<string, unknown> = { localStorage: storage, sessionStorage: new MemoryStorage() };
  page.addEventListener = () => undefined;
  page.self = page;
  page.top = framed ? {} : page;
  vi.stubGlobal('window', page);
}
const settled = () => new Promise<void>((done) => setTimeout(done, 0));

beforeEach(() => {
  storage = new MemoryStorage();
  browser();
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => vi.unstubAllGlobals());

const fields = { city: isText, step: (value: unknown) => typeof value === 'number' };
function open(version = 1) {
  const store = proxy({ city: '', step: 0, draft: '' });
  persist(store, {
    key: 'visit',
    version,
    fields,
    reset: () => Object.assign(store, { city: '', step: 0, draft: '' }),
  });
  return store;
}

describe('persist', () => {
  test('keeps only the listed fields and takes them back', async () => {
    Object.assign(open(), { city: 'Austin', step: 2, draft: 'not kept' });
    await settled();
    expect(JSON.parse(storage.getItem('visit') ?? '')).toEqual({ version: 1, data: { city: 'Austin', step: 2 } });
    expect(open()).toEqual({ city: 'Austin', step: 2, draft: '' });
  });

  test.each([
    ['another version', { version: 9, data: { city: 'Austin', step: 2 } }],
    ['another shape', { version: 1, data: { city: 5 } }],
  ])('drops data of %s', (_, kept) => {
    storage.setItem('visit', JSON.stringify(kept));
    expect(open()).toEqual({ city: '', step: 0, draft: '' });
    expect(storage.getItem('visit')).toBeNull();
  });

  test('keeps nothing in a frame', async () => {
    browser({ framed: true });
    open().city = 'Austin';
    await settled();
    expect(storage.items.size).toBe(0);
  });

  test('the end of a session puts the stores back', () => {
    const store = open();
    store.city = 'Austin';
    resetPersisted();
    expect(store.city).toBe('');
  });

  test('the end of a session leaves no key behind, and the next visit is kept again', async () => {
    const store = open();
    store.city = 'Austin';
    await settled();
    expect(storage.items.has('visit')).toBe(true);
    store.city = 'Dallas';
    endSession();
    await settled();
    expect([...storage.items.keys()]).toEqual([]);
    store.city = 'Waco';
    await settled();
    expect(JSON.parse(storage.getItem('visit') ?? '')).toMatchObject({ data: { city: 'Waco' } });
  });

  test.each(['otp', 'ssnLastFourDigits', 'accountNumber', 'routingNumber', 'plaidToken', 'sessionToken', 'inquiryId'])(
    'refuses to keep %s',
    (name) => {
      const store = proxy({ [name]: '' });
      const options = { key: 'bad', version: 1, reset: () => undefined, fields: { [name]: isText } };
      expect(() => persist(store, options)).toThrow(name);
    },
  );
});

test('the token is kept as access_token on a page of our own, and nowhere in a frame or after the end', () => {
  startSession('secret', 'borrower');
  expect(storage.items.get('access_token')).toBe('secret');
  endSession();
  expect([...storage.items.keys()]).toEqual([]);
  browser({ framed: true });
  startSession('secret', 'borrower');
  expect(storage.items.size).toBe(0);
  endSession();
});

describe('the stores of the portals', () => {
  test('keep no code, SSN digit, bank number or vendor token', async () => {
    const portals = resolve(import.meta.dirname, '..');
    const files = readdirSync(portals, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.store.ts'));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) await import(join(portals, file));
    expect(forbiddenFields(persistedFields())).toEqual([]);
  });
});
