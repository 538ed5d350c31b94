import { systemClock } from '../clock';
import { bufferedOutput, type LogOutput } from './buffered-output';

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
  'from',
  'account',
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
/** Keyed hashes: long, so that no number of a person looks like one. */
const HASHES: ReadonlySet<string> = new Set(['from', 'account']);
const HASH = /^(?=.*[A-Za-z])[A-Za-z0-9_-]{20,64}$/;
const URL_FIELD = /^https?:\/\/[a-z0-9.:-]+(?:\/[a-z0-9/_.-]*)?$/i;

/** Letters only: no number can stand in it, and JSON needs no escapes for it. */
const WORD = /^[A-Za-z_]{1,64}$/;

/**
 * Allowed fields as JSON, each with a comma before it. A value that could hold personal data becomes the word `[redacted]` or
 * goes. Ids and words, of which most lines consist, are written as they are.
 */
function jsonOf(fields: LogFields): string {
  let json = '';
  for (const name in fields) {
    const value = fields[name];
    if (!ALLOWED.has(name) || value === undefined) continue;
    json += `,"${name}":${typeof value === 'string' ? textOf(name, value) : typeof value === 'number' ? numberOf(value) : value}`;
  }
  return json;
}

function numberOf(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function textOf(name: string, text: string): string {
  const isPlain = name !== 'stack' && name !== 'url' && (OWN_ID.test(text) || WORD.test(text));
  return isPlain ? `"${text}"` : JSON.stringify(cleanText(name, text));
}

function cleanText(name: string, text: string): string {
  if (name === 'stack') return frames(text);
  if (name === 'url') return URL_FIELD.test(text) ? text : '[redacted]';
  if (OWN_ID.test(text) || (HASHES.has(name) && HASH.test(text))) return text;
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

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** Writes JSON lines to standard output, or to the given output. A warning or an error hurries them out. */
export function createLog(
  options: { level: LogLevel; instance: string },
  to: Pick<LogOutput, 'write'> & Partial<LogOutput> = bufferedOutput(),
): Log {
  const instance = JSON.stringify(options.instance);
  const lowest = LEVELS.indexOf(options.level);
  const at =
    (level: LogLevel): Log['info'] =>
    (event, fields = {}) => {
      if (LEVELS.indexOf(level) < lowest) return;
      const head = `{"level":"${level}","time":"${systemClock.now()}","instance":${instance}`;
      to.write(`${head}${jsonOf(fields)},"event":${JSON.stringify(event)}}\n`);
      if (level !== 'info') to.hurry?.();
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
