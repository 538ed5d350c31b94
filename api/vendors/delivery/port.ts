import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';

export const undeliverableReasons = ['invalid_recipient', 'not_a_mobile', 'opted_out', 'region_blocked'] as const;
/** Why this recipient cannot be reached on this channel, whoever asks. */
export type UndeliverableReason = (typeof undeliverableReasons)[number];

/** `undeliverable` is an answer about the recipient, not a fault: another channel may work, a repeat will not. */
export type DeliveryResult =
  | { readonly status: 'accepted'; readonly messageId: string }
  | { readonly status: 'undeliverable'; readonly reason: UndeliverableReason };

/** A file that an e-mail carries. */
export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

export type MailMessage = {
  /** One address, without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** Stable per message; becomes the Message-ID, so that a repeat is the same message to the receiving side. */
  readonly operationId: string;
};

export type SmsMessage = {
  /** E.164, for example +15125550100. */
  readonly to: string;
  readonly text: string;
};

export type VoiceMessage = {
  /** E.164. */
  readonly to: string;
  /** Plain words. Runs of four to eight digits are read digit by digit, and the whole text is read twice. */
  readonly text: string;
  /** Of the text; English unless given. */
  readonly language?: Language;
};

/** Where paper goes to or comes from, in the United States. */
export type PostalAddress = {
  readonly name: string;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly stateCode: string;
  readonly zipCode: string;
};

export const undeliverableLetters = ['not_deliverable', 'address_too_long', 'address_invalid'] as const;
/** Why no letter can be brought to this address. */
export type UndeliverableLetter = (typeof undeliverableLetters)[number];

export type Letter = {
  readonly to: PostalAddress;
  readonly from: PostalAddress;
  /** Printed behind a sheet of its own with the address. */
  readonly pdf: Buffer;
  /** For the lists of the letter company; of no person. */
  readonly description: string;
  /** Sent with the letter: when it is sent again with the same id, the company prints one letter only. */
  readonly operationId: string;
  /** It was first handed over so long ago that the company's own guard against repeats may be over: it is asked for the letter first. */
  readonly isLate: boolean;
};

/** `undeliverable` is an answer about the address, not a fault: a repeat changes nothing. */
export type LetterResult =
  | { readonly status: 'accepted'; readonly letterId: string; readonly expectedOn: CivilDate | null }
  | { readonly status: 'undeliverable'; readonly reason: UndeliverableLetter };

/**
 * Each `send` throws {@link VendorError} on a technical failure. `notProcessed` says that nothing was sent for
 * certain. Mail may be sent again in any case, its Message-ID stays. SMS and voice have no idempotency key on the
 * wire: the adapter repeats them only when nothing was processed, and the outbox decides about the rest. A letter has one.
 */
export type Mail = { send(message: MailMessage): Promise<DeliveryResult> };
export type Sms = { send(message: SmsMessage): Promise<DeliveryResult> };
export type Voice = { send(message: VoiceMessage): Promise<DeliveryResult> };
export type Letters = { send(letter: Letter): Promise<LetterResult> };
