import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterAll(() => sandbox.stop());

const EICAR = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-' + 'ANTIVIRUS-TEST-FILE!$H+H*');
const scan = (bytes: Buffer, options = {}, config = {}) => sandbox.vendors(options, config).scanner.scan(bytes);

test('a file without malware is clean, also one of several chunks', async () => {
  expect(await scan(Buffer.from('a paper'))).toEqual({ status: 'clean' });
  expect(await scan(Buffer.alloc(300_000, 7))).toEqual({ status: 'clean' });
});

test('malware is found wherever it stands, and named as the scanner does', async () => {
  const hidden = Buffer.concat([Buffer.alloc(64 * 1024 - 10), EICAR, Buffer.alloc(10)]);
  for (const bytes of [EICAR, hidden]) expect(await scan(bytes)).toEqual({ status: 'found', name: 'Eicar-Signature' });
});

test.each([
  ['lost-response', 'unavailable'],
  ['down', 'unavailable'],
  ['malformed', 'bad_response'],
])('a scanner that is %s says nothing about the file', async (mode, kind) => {
  await sandbox.fault({ vendor: 'scanner', mode, times: 5 });
  await expect(scan(EICAR)).rejects.toMatchObject({ vendor: 'scanner', kind });
  await sandbox.reset();
});

test('a scanner that is back is asked again, one that hangs or is not there is not waited for', async () => {
  await sandbox.fault({ vendor: 'scanner', mode: 'down', times: 1 });
  expect(await scan(EICAR)).toMatchObject({ status: 'found' });
  await sandbox.fault({ vendor: 'scanner', mode: 'hang', times: 1 });
  await expect(scan(EICAR, { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  await expect(scan(EICAR, {}, { scannerUrl: 'tcp://127.0.0.1:9' })).rejects.toMatchObject({ kind: 'unavailable' });
  await sandbox.reset();
});

test('a file larger than the scanner takes is refused, and an installation without one says so', async () => {
  await expect(scan(Buffer.alloc(13 * 1024 * 1024, 7))).rejects.toMatchObject({ kind: 'rejected' });
  expect(await scan(EICAR, {}, { scannerUrl: 'none' })).toEqual({ status: 'clean' });
});
