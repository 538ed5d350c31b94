import { named } from '../schema';
import * as z from '../z';

export const MESSAGE_CHANNELS = ['EMAIL', 'TEXT', 'CALL', 'LETTER'] as const;

/** `FAILED` where whoever brings it said that it can't arrive, or said nothing; a later try may still make it `SENT`. */
export const MESSAGE_STATUSES = ['SENT', 'FAILED'] as const;

/** What we sent to a person, without what it says. */
export const sentMessage = named(
  'SentMessage',
  z.object({
    _id: z.string(),
    channel: z.enum(MESSAGE_CHANNELS),
    /** Null for what has none: a text message, a call. */
    subject: z.nullable(z.string()),
    /** Masked: enough to recognize an address. Of a letter, city and state. */
    sentTo: z.string(),
    status: z.enum(MESSAGE_STATUSES),
    at: z.string(),
  }),
);

/** What a message said as it left: a code is dots, and a link says that it was one. */
export const sentMessageText = named(
  'SentMessageText',
  z.object({
    _id: z.string(),
    subject: z.nullable(z.string()),
    /** Never null for whoever may read it. */
    text: z.nullable(z.string()),
    /** Names of the files that went with it. */
    attachments: z.array(z.string()),
  }),
);
