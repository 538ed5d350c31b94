import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Fault } from '../faults/faults';
import type { SandboxState } from '../sandbox-state';

const MESSAGE_BYTES_MAX = 2 * 1024 * 1024;
/** Mail to this local part is refused for good, to try addresses that do not exist. */
export const BOUNCE_LOCAL_PART = 'bounce';

/** A real SMTP server: what arrives is parsed and put into the mailbox, once per recipient. */
export function createSmtpServer(state: SandboxState): SMTPServer {
  const faults = new Map<string, Fault>();
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MESSAGE_BYTES_MAX,
    logger: false,
    onConnect(session, callback) {
      const fault = state.faults.take('mail');
      if (fault === null) return callback();
      faults.set(session.id, fault);
      void greet(fault, callback);
    },
    onRcptTo({ address }, _session, callback) {
      const isBounce = address.split('@')[0]?.toLowerCase() === BOUNCE_LOCAL_PART;
      callback(isBounce ? smtpError(550, 'No such mailbox') : null);
    },
    onData(stream, session, callback) {
      const mode = faults.get(session.id)?.mode;
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream).then(async (bytes) => {
        if (mode === 'error500') return callback(smtpError(451, 'Local error in processing'));
        if (stream.sizeExceeded) return callback(smtpError(552, 'Message too large'));
        await store(state, bytes, recipients);
        if (mode === 'duplicate') await store(state, bytes, recipients);
        if (mode === 'lost-response' || mode === 'malformed') sockets.get(session.remotePort)?.destroy();
        else callback(null, 'Message accepted');
      }, callback);
    },
    onClose(session) {
      faults.delete(session.id);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  // A client that breaks off mid-way is no fault of the sandbox.
  server.on('error', () => undefined);
  return server;
}

/** What a fault does before the greeting; the rest happens after DATA. */
async function greet(fault: Fault, callback: (error?: Error | null) => void): Promise<void> {
  switch (fault.mode) {
    case 'hang':
      return;
    case 'slow':
      await wait(fault.delayMs);
      return callback();
    case 'down':
      return callback(smtpError(421, 'Service not available'));
    case 'rate-limit':
      return callback(smtpError(421, 'Too many connections'));
    case 'error500':
    case 'lost-response':
    case 'malformed':
    case 'duplicate':
      return callback();
  }
}

async function store(state: SandboxState, bytes: Buffer, recipients: readonly string[]): Promise<void> {
  const mail = await PostalMime.parse(bytes);
  const text = mail.text ?? textOfHtml(mail.html ?? '');
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => ({
    filename: filename ?? 'attachment',
    contentType: mimeType,
    content: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  }));
  for (const to of recipients) {
    state.mailbox.add({
      channel: 'email',
      to,
      subject: mail.subject ?? '',
      text: text.replace(/\r\n/g, '\n').trimEnd(),
      html: mail.html,
      attachments,
      uniqueId: mail.messageId,
    });
  }
}

/** Good enough to find a code and to search in; the page shows the HTML itself. */
function textOfHtml(markup: string): string {
  return markup
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
