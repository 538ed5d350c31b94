import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../faults/faults';
import type { SandboxState } from '../sandbox-state';

const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;
/** As the daemon's own default, smaller. */
const STREAM_BYTES_MAX = 12 * 1024 * 1024;
/** The file with which scanners are tried, harmless; in two parts, so that no scanner finds it here. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-' + 'ANTIVIRUS-TEST-FILE!$H+H*';

/** The part of ClamAV's daemon that scans a stream. It finds the test file of the scanners' makers and nothing else. */
export function createScannerServer(state: SandboxState): Server {
  return createServer((socket) => {
    const parts: Buffer[] = [];
    let size = 0;
    // A client that breaks off is no fault of the sandbox.
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      // Only at its end, or when it is too long already, the whole is put together.
      const mayEnd = size > STREAM_BYTES_MAX || part.at(-1) === 0 || size <= COMMAND.length;
      const answer = mayEnd ? answerTo(Buffer.concat(parts)) : null;
      if (answer !== null) void tell(socket, answer, state.faults.take('scanner'));
    });
  });
}

/** Null while more must come. */
function answerTo(received: Buffer): string | null {
  const command = received.subarray(0, COMMAND.length).toString('latin1');
  if (!COMMAND.startsWith(command)) return 'UNKNOWN COMMAND';
  const content: Buffer[] = [];
  for (let at = COMMAND.length; at + LENGTH_BYTES <= received.length; ) {
    const length = received.readUInt32BE(at);
    at += LENGTH_BYTES;
    if (length === 0) return Buffer.concat(content).includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
    if (at + length > STREAM_BYTES_MAX) return 'INSTREAM size limit exceeded. ERROR';
    content.push(received.subarray(at, at + length));
    at += length;
  }
  return null;
}

async function tell(socket: Socket, answer: string, fault: Fault | null): Promise<void> {
  switch (fault?.mode) {
    case 'hang':
      return;
    case 'down':
    case 'rate-limit':
    case 'lost-response':
      socket.destroy();
      return;
    case 'error500':
    case 'malformed':
      socket.end('stream: \0');
      return;
    case 'slow':
      await wait(fault.delayMs);
  }
  socket.end(`${answer}\0`);
}
