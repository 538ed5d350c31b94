import { connect, type Socket } from 'node:net';
import { type AttemptOptions, createAttemptRunner } from '../transport/attempt';
import { VendorError, type VendorFailure } from '../vendor-error';
import type { ScanResult, VirusScanner } from './port';

export type ScannerOptions = AttemptOptions & {
  /** `tcp://host:port` or `unix:/path` of clamd; `none` where this installation has no scanner. */
  readonly scannerUrl: string;
};

const DEFAULT_PORT = 3310;
const CHUNK_BYTES = 64 * 1024;
const ANSWER_BYTES_MAX = 1024;
const RETRY_SECONDS = { timeout: 10, unavailable: 30, rejected: 300, bad_response: 60 } as const;

/**
 * ClamAV's daemon by its command INSTREAM: chunks with their length before them, an empty one at the end.
 *
 * Failures, all as VendorError: `timeout`; `unavailable` (no connection); `rejected` (the file is larger than the daemon takes);
 * `bad_response`. Scanning twice changes nothing, so that it is repeated.
 */
export function createVirusScanner(options: ScannerOptions): VirusScanner {
  const { scannerUrl } = options;
  if (scannerUrl === 'none') return { scan: async () => ({ status: 'clean' }) };
  const run = createAttemptRunner('scanner', options);
  return {
    scan: (bytes) => run('safe', async ({ timeoutMs }) => resultOf(await ask(scannerUrl, bytes, timeoutMs))),
  };
}

const failure = (kind: VendorFailure) =>
  new VendorError({ vendor: 'scanner', kind, retryAfterSeconds: RETRY_SECONDS[kind] });

function resultOf(answer: string): ScanResult {
  if (answer === 'stream: OK') return { status: 'clean' };
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (name !== undefined) return { status: 'found', name };
  throw failure(answer.includes('size limit exceeded') ? 'rejected' : 'bad_response');
}

function ask(scannerUrl: string, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(scannerUrl);
    let answer = '';
    const fail = (kind: VendorFailure) => {
      socket.destroy();
      reject(failure(kind));
    };
    const timer = setTimeout(() => fail('timeout'), timeoutMs);
    socket.once('connect', () => send(socket, bytes));
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      if (answer.length > ANSWER_BYTES_MAX) fail('bad_response');
    });
    socket.once('error', () => fail('unavailable'));
    socket.once('close', () => {
      clearTimeout(timer);
      if (answer === '') fail('unavailable');
      else resolve(answer.replace(/[\0\r\n]+$/, ''));
    });
  });
}

function open(scannerUrl: string): Socket {
  if (scannerUrl.startsWith('unix:')) return connect({ path: scannerUrl.slice('unix:'.length) });
  const { hostname, port } = new URL(scannerUrl);
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT });
}

function send(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(chunk.byteLength));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
