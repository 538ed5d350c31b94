import { createHash } from 'node:crypto';
import { type AttemptOptions, createAttemptRunner } from '../transport/attempt';
import { VendorError } from '../vendor-error';
import type { DeliveryResult, Mail, MailMessage } from './port';

export type MailOptions = AttemptOptions & {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly smtpUrl: string;
  /** `address` or `Name <address>`. */
  readonly from: string;
};

const RETRY_TIMEOUT_SECONDS = 10;
const RETRY_UNAVAILABLE_SECONDS = 30;
const RETRY_REJECTED_SECONDS = 300;
const PERMANENT = 500;

/** What nodemailer's errors carry; everything else of them, with the recipient in it, is dropped. */
type SmtpFault = { readonly code?: unknown; readonly command?: unknown; readonly responseCode?: unknown };

/**
 * E-mail over SMTP.
 *
 * Failures, all as VendorError: `timeout`; `unavailable` (no connection, 4xx) after repeats, which are safe because
 * the Message-ID is made of the operation id; `rejected` (log-in, sender or content refused, or a server without TLS).
 * A recipient refused for good (5xx to RCPT TO) is the result `undeliverable`.
 */
export function createMail(options: MailOptions): Mail {
  const run = createAttemptRunner('mail', options);
  const server = smtpServer(options.smtpUrl);
  const idDomain = senderDomain(options.from);

  return {
    send: (message) => {
      if (!isOneAddress(message.to)) return Promise.resolve(invalidRecipient);
      const messageId = messageIdOf(message, idDomain);
      return run('safe', async ({ connectTimeoutMs, timeoutMs }) => {
        // Loaded with the first message, so that a process that sends none does not wait for it at its start.
        const { createTransport } = await import('nodemailer');
        const transport = createTransport({
          ...server,
          connectionTimeout: connectTimeoutMs,
          dnsTimeout: connectTimeoutMs,
          greetingTimeout: timeoutMs,
          socketTimeout: timeoutMs,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        const sending = transport.sendMail({
          from: options.from,
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          ...(message.html === undefined ? {} : { html: message.html }),
          ...(message.attachments === undefined ? {} : { attachments: [...message.attachments] }),
          messageId,
        });
        return await withinLimit(sending, timeoutMs).then(
          (): DeliveryResult => ({ status: 'accepted', messageId }),
          (error: unknown) => resultOfFault(error),
        );
      });
    },
  };
}

const invalidRecipient: DeliveryResult = { status: 'undeliverable', reason: 'invalid_recipient' };

/** The socket limits of nodemailer are per step; this one is for the whole conversation. */
async function withinLimit(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject({ code: 'ETIMEDOUT' } satisfies SmtpFault), timeoutMs);
  });
  try {
    await Promise.race([sending, limit]);
  } finally {
    clearTimeout(timer);
    sending.catch(() => undefined);
  }
}

function resultOfFault(error: unknown): DeliveryResult {
  const fault: SmtpFault = typeof error === 'object' && error !== null ? error : {};
  const status = typeof fault.responseCode === 'number' ? fault.responseCode : undefined;
  const isPermanent = status !== undefined && status >= PERMANENT;
  if (isPermanent && fault.command === 'RCPT TO') return invalidRecipient;
  if (isPermanent || fault.code === 'EAUTH' || fault.code === 'ETLS') {
    throw new VendorError({ vendor: 'mail', kind: 'rejected', retryAfterSeconds: RETRY_REJECTED_SECONDS, status });
  }
  if (fault.code === 'ETIMEDOUT') {
    throw new VendorError({ vendor: 'mail', kind: 'timeout', retryAfterSeconds: RETRY_TIMEOUT_SECONDS });
  }
  throw new VendorError({
    vendor: 'mail',
    kind: 'unavailable',
    retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS,
    status,
    notProcessed: status !== undefined || fault.command === 'CONN',
  });
}

function smtpServer(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isThisMachine,
    ignoreTLS: !secure && isThisMachine,
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

/** One plain address: no list, no display name, no line break. */
function isOneAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,189}$/.test(text);
}

function senderDomain(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
}

function messageIdOf(message: MailMessage, domain: string): string {
  return `<${createHash('sha256').update(message.operationId).digest('hex').slice(0, 40)}@${domain}>`;
}
