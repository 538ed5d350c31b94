import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';
import { oneTimeCodeOf } from './one-time-code';

/** Of one address; what others get takes nothing from it. */
const MESSAGES_OF_ONE_MAX = 500;
/** Of all addresses, so that a long demo cannot fill the memory. */
const MESSAGES_MAX = 20_000;
/** Files are larger than texts, so those of fewer messages are kept. */
const MESSAGES_WITH_FILES_MAX = 1000;

export type Channel = 'email' | 'sms' | 'voice' | 'letter';

/** A file of an e-mail or letter, as `GET /mailbox.json` shows it; `url` is a path of the sandbox that serves its bytes. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
};

export type NewAttachment = Pick<Attachment, 'filename' | 'contentType'> & { readonly content: Uint8Array };

/** As `GET /mailbox.json` shows it. */
export type Message = {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly code?: string;
  /** The files of an e-mail, and the pages of a letter. */
  readonly attachments?: readonly Attachment[];
  /** Instant, ISO 8601 UTC. */
  readonly sentAt: string;
};

export type NewMessage = Pick<Message, 'channel' | 'to' | 'subject' | 'text'> & {
  readonly html?: string | undefined;
  readonly attachments?: readonly NewAttachment[] | undefined;
  /** Message-ID of an e-mail: the same one to the same address arrives once. */
  readonly uniqueId?: string | undefined;
};

/** Every e-mail, text, call and letter, newest first; of each address the oldest are forgotten above 500. */
export function createMailbox(clock: SandboxClock) {
  const messages = new CappedMap<string, Message>(MESSAGES_MAX);
  const seen = new CappedMap<string, string>(MESSAGES_MAX);
  const files = new CappedMap<string, readonly NewAttachment[]>(MESSAGES_WITH_FILES_MAX);
  const ofAddress = new Map<string, string[]>();
  let count = 0;

  /** Forgets the oldest message of an address that has too many. */
  function keepOf(message: Message): void {
    const key = recipientKey(message.to);
    const ids = [...(ofAddress.get(key) ?? []), message.id];
    for (const id of ids.splice(0, Math.max(0, ids.length - MESSAGES_OF_ONE_MAX))) {
      messages.delete(id);
      files.delete(id);
    }
    ofAddress.set(key, ids);
  }

  const newestFirst = () => [...messages.values()].reverse();

  return {
    add(input: NewMessage): Message {
      const key = input.uniqueId === undefined ? null : `${input.uniqueId}\n${input.to}`;
      const earlier = key === null ? undefined : messages.get(seen.get(key) ?? '');
      if (earlier !== undefined) return earlier;
      count += 1;
      const { channel, to, subject, text, html, attachments = [] } = input;
      const id = `msg_${count}`;
      const code = oneTimeCodeOf(`${text}\n${subject}`);
      const message: Message = {
        id,
        channel,
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(code === undefined ? {} : { code }),
        ...(hasFiles(channel) ? { attachments: attachments.map((file, at) => listed(file, id, at)) } : {}),
        sentAt: isoInstant(clock.now()),
      };
      messages.set(message.id, message);
      keepOf(message);
      if (attachments.length > 0) files.set(id, attachments);
      if (key !== null) seen.set(key, message.id);
      return message;
    },
    find: (id: string): Message | undefined => messages.get(id),
    file: (id: string, at: number): NewAttachment | undefined => files.get(id)?.[at],
    /** @param to exact address of mail or letter, in any case, or phone number in any notation; every message without it */
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
      ofAddress.clear();
      files.clear();
    },
  };
}

const hasFiles = (channel: Channel): boolean => channel === 'email' || channel === 'letter';

function listed({ filename, contentType, content }: NewAttachment, id: string, at: number): Attachment {
  return { filename, contentType, size: content.byteLength, url: `/mailbox/${id}/attachments/${at}` };
}

/** `+1 (512) 555-0100`, `15125550100` and `5125550100` are one number. */
function recipientKey(to: string): string {
  // An e-mail address, or the lines of a letter's.
  if (/[@a-z]/i.test(to)) return to.trim().toLowerCase();
  const digits = to.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
