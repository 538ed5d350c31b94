import { connect } from 'node:net';

/** What a flooder does until it is told to stop: so many connections, each with so many requests sent ahead. */
export type Flood = { url: string; path: string; connections: number; ahead: number; reads: boolean };

const AGAIN_MS = 20;
let current = 0;

/** A process of its own that asks for more than anybody can answer, and begins again when it is cut off. */
process.on('message', (flood: Flood | 'stop') => {
  current += 1;
  if (flood === 'stop') return process.send?.('stopped');
  const mine = current;
  for (let index = 0; index < flood.connections; index += 1) pour(flood, mine);
  return process.send?.('started');
});
process.on('disconnect', () => process.exit(0));

function pour(flood: Flood, mine: number): void {
  if (mine !== current) return;
  const { hostname, port } = new URL(flood.url);
  const socket = connect(Number(port), hostname, () => {
    socket.write(`GET ${flood.path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(flood.ahead));
    if (flood.reads) socket.resume();
    else socket.pause();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(pour, AGAIN_MS, flood, mine));
  const watch = setInterval(() => {
    if (mine !== current) socket.destroy();
  }, 100);
  socket.on('close', () => clearInterval(watch));
}
