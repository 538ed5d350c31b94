import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that one connection may send ahead of their answers. Browsers and proxies send none; each one that waits takes
 * memory, so whoever sends more gets the answers to these and then the end of the connection.
 */
export const AHEAD_MAX = 16;

type Line = { isBusy: boolean; isEnding: boolean; waiting: { request: IncomingMessage; response: ServerResponse }[] };

/**
 * Handles the requests of a connection one after the other: the next begins when the client has taken the answer before.
 * Without this a connection that sends thousands at once, and perhaps reads nothing, has all their answers made and kept
 * while everybody else waits. Nothing more is read from a connection on which requests wait.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.once('close', () => {
      // In a turn of the event loop of its own, so that other connections come in between.
      if (line.waiting.length > 0) setImmediate(next, line);
      else line.isBusy = false;
    });
    listener(request, response);
  }

  function next(line: Line): void {
    const first = line.waiting.shift();
    if (!first || first.request.socket.destroyed) {
      line.waiting = [];
      line.isBusy = false;
      return;
    }
    // The last one's body may still be on its way.
    if (line.waiting.length === 0 && !line.isEnding) first.request.socket.resume();
    begin(line, first.request, first.response);
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { isBusy: false, isEnding: false, waiting: [] };
    lines.set(socket, line);
    if (line.isEnding) return;
    if (!line.isBusy) return begin(line, request, response);
    line.waiting.push({ request, response });
    socket.pause();
    if (line.waiting.length < AHEAD_MAX) return;
    line.isEnding = true;
    response.shouldKeepAlive = false;
    readNoMore(socket);
  };
}

/** Tells the parser that no request follows, as after a change of protocol. */
const NOTHING_FOLLOWS = 2;

/**
 * Leaves the rest of what was read alone. A pause takes effect only after it, and two thousand requests fit in one read:
 * 300 connections would keep the event loop for seconds with requests that nobody will answer. The parser has no public
 * door for this; where it looks different, the rest is read and dropped.
 */
function readNoMore(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: unknown } | null };
  if (parser && typeof parser.onIncoming === 'function') parser.onIncoming = () => NOTHING_FOLLOWS;
}
