import { type DestinationStream, destination, pino } from 'pino';

export type LogValue = string | number | boolean | null | undefined;
export type LogFields = Record<string, LogValue>;

/** Structured log. `event` is a fixed name (`outbox_parked`); fields outside the allow-list are dropped. */
export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

/**
 * The only fields that reach a log line. All of them are ids of our own, fixed words, counts or durations; there is no
 * field in which a name, an address, a number of a person or a token could stand.
 */
export const LOG_FIELDS = [
  'requestId',
  'route',
  'method',
  'status',
  'milliseconds',
  'durationMs',
  'code',
  'kind',
  'fault',
  'stack',
  'vendor',
  'retryAfterSeconds',
  'actorKind',
  'practiceId',
  'applicationId',
  'borrowerId',
  'transactionId',
  'staffId',
  'messageId',
  'schedule',
  'shard',
  'brokenAt',
  'attempts',
  'count',
  'rows',
  'port',
  'url',
  'dialect',
  'instance',
  'migration',
  'signal',
  'version',
] as const;

const ALLOWED: ReadonlySet<string> = new Set(LOG_FIELDS);
const TEXT_MAX = 200;
const STACK_MAX = 4000;
/** Text with an `@`, or seven digits or more in a row of digits and separators, could be an address or a number. */
const SUSPICIOUS = /@|(?:\d[ ().-]?){7,}/;
/** Ids of our own are 26 letters and digits, hashes longer; both may contain long digit runs. */
const OWN_ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const URL_FIELD = /^https?:\/\/[a-z0-9.:-]+(?:\/[a-z0-9/_.-]*)?$/i;

/** Keeps allowed fields whose values cannot hold personal data; everything else becomes the word `[redacted]` or goes. */
export function cleanFields(fields: LogFields): LogFields {
  const clean: LogFields = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!ALLOWED.has(name) || value === undefined) continue;
    clean[name] = typeof value === 'string' ? cleanText(name, value) : value;
  }
  return clean;
}

function cleanText(name: string, text: string): string {
  if (name === 'stack') return frames(text);
  if (name === 'url') return URL_FIELD.test(text) ? text : '[redacted]';
  if (OWN_ID.test(text)) return text;
  const withoutQuery = text.split('?')[0] ?? '';
  return SUSPICIOUS.test(withoutQuery) ? '[redacted]' : withoutQuery.slice(0, TEXT_MAX);
}

/** Places in the code only: the first line of a stack repeats the message, which may repeat what a person typed. */
function frames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .join('\n')
    .slice(0, STACK_MAX);
}

/** Lines of this many bytes are written at once; what waits is written every second, before a fault and at the end. */
const BUFFER_BYTES = 4096;
const FLUSH_MS = 1000;

/** Standard output without a system call per line. */
function bufferedOutput(): { stream: DestinationStream; flush: () => void } {
  const stream = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });
  const flush = () => {
    try {
      stream.flushSync();
    } catch {
      // Not open yet, or the reader of the output is gone: nobody is left to tell.
    }
  };
  process.once('exit', flush);
  return { stream, flush };
}

/** Writes JSON lines to standard output, or to the given stream. */
export function createLog(
  options: { level: 'debug' | 'info' | 'warn' | 'error' | 'silent'; instance: string },
  to?: DestinationStream,
): Log {
  const settings = {
    level: options.level,
    base: { instance: options.instance },
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const { stream, flush } = to ? { stream: to, flush: () => undefined } : bufferedOutput();
  const logger = pino(settings, stream);
  return {
    info: (event, fields = {}) => logger.info(cleanFields(fields), event),
    warn(event, fields = {}) {
      logger.warn(cleanFields(fields), event);
      flush();
    },
    error(event, fields = {}) {
      logger.error(cleanFields(fields), event);
      flush();
    },
  };
}
