import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';
import { oneTimeCodeOf } from './one-time-code';

const MESSAGES_MAX = 500;

export type Channel = 'email' | 'sms' | 'voice';

/** As `GET /mailbox.json` shows it. */
export type Message = {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly code?: string;
  /** Instant, ISO 8601 UTC. */
  readonly sentAt: string;
};

export type NewMessage = Pick<Message, 'channel' | 'to' | 'subject' | 'text'> & {
  readonly html?: string | undefined;
  /** Message-ID of an e-mail: the same one to the same address arrives once. */
  readonly uniqueId?: string | undefined;
};

/** Every e-mail, text and call, newest first; the oldest are forgotten above 500. */
export function createMailbox(clock: SandboxClock) {
  const messages = new CappedMap<string, Message>(MESSAGES_MAX);
  const seen = new CappedMap<string, string>(MESSAGES_MAX);
  let count = 0;

  const newestFirst = () => [...messages.values()].reverse();

  return {
    add(input: NewMessage): Message {
      const key = input.uniqueId === undefined ? null : `${input.uniqueId}\n${input.to}`;
      const earlier = key === null ? undefined : messages.get(seen.get(key) ?? '');
      if (earlier !== undefined) return earlier;
      count += 1;
      const { channel, to, subject, text, html } = input;
      const code = oneTimeCodeOf(`${text}\n${subject}`);
      const message: Message = {
        id: `msg_${count}`,
        channel,
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(code === undefined ? {} : { code }),
        sentAt: isoInstant(clock.now()),
      };
      messages.set(message.id, message);
      if (key !== null) seen.set(key, message.id);
      return message;
    },
    find: (id: string): Message | undefined => messages.get(id),
    /** @param to exact address, in any case, or phone number in any notation; every message without it */
    sentTo(to?: string): Message[] {
      if (to === undefined || to === '') return newestFirst();
      const wanted = recipientKey(to);
      return newestFirst().filter((message) => recipientKey(message.to) === wanted);
    },
    /** @param words found in recipient, subject or text, in any case */
    search(words: string): Message[] {
      const wanted = words.trim().toLowerCase();
      return newestFirst().filter(({ to, subject, text }) =>
        `${to}\n${subject}\n${text}`.toLowerCase().includes(wanted),
      );
    },
    clear() {
      messages.clear();
      seen.clear();
    },
  };
}

/** `+1 (512) 555-0100`, `15125550100` and `5125550100` are one number. */
function recipientKey(to: string): string {
  if (to.includes('@')) return to.trim().toLowerCase();
  const digits = to.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
