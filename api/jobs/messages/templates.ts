import type { BrandConfig } from '../../config/config';
import type { OutboxPayload } from '../outbox';
import { type MessageContent, oneLine } from './message';

export type TemplateContext = {
  brand: BrandConfig;
  publicUrl: string;
  /** The code of a challenge; it is worked out when the message leaves and never stored. */
  codeOf: (challengeId: string) => string;
};

export const templateNames = [
  'one-time-code',
  'codes-locked',
  'application-link',
  'application-update',
  'agreement-signed',
  'transaction-approved',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** The texts that we send, by name. None of them tells a reader over the shoulder who the care comes from or what it is. */
export const templates: Record<TemplateName, (payload: OutboxPayload, context: TemplateContext) => MessageContent> = {
  'one-time-code': (payload, { brand, codeOf }) => {
    const code = codeOf(String(payload.challengeId));
    return {
      subject: `Your ${brand.name} code`,
      opening: ['Enter this code to continue. It is valid for 10 minutes.'],
      code,
      closing: [
        `Nobody at ${brand.name} will ever ask you for it. If you did not ask for a code, you can ignore this message.`,
      ],
      short: `${brand.name}: your code is ${code}. It is valid for 10 minutes. We never ask you for it.`,
      spoken: `Hello. This is ${brand.name}. Your code is ${code}. It is valid for 10 minutes.`,
    };
  },
  'codes-locked': (_, { brand }) => {
    const facts =
      'Too many wrong codes were entered for this contact, so we paused logging in with it for 24 hours. Nothing in your account was changed.';
    return {
      subject: `Logging in to ${brand.name} is paused`,
      opening: [facts, `If this was not you, please call us at ${brand.supportPhone}.`],
      short: `${brand.name}: too many wrong codes were entered, so logging in is paused for 24 hours. Not you? Call ${brand.supportPhone}.`,
      spoken: `Hello. This is ${brand.name}. ${facts} If this was not you, please call us.`,
    };
  },
  'application-link': (payload, { brand, publicUrl }) => {
    const url = linkOf(payload, publicUrl);
    return {
      subject: `Your link to apply with ${brand.name}`,
      opening: ['Here is the link to the application you asked for. It takes about five minutes.'],
      button: { label: 'Open the application', url },
      short: `${brand.name}: open your application at ${url}`,
      spoken: `Hello. This is ${brand.name}. We have sent you a link to your application by email.`,
    };
  },
  'application-update': (payload, { brand, publicUrl }) => {
    const url = linkOf(payload, publicUrl);
    return {
      subject: `News about your ${brand.name} application`,
      opening: [`${greeting(payload)}there is news about your application. Log in to read it.`],
      button: { label: 'See your application', url },
      short: `${brand.name}: there is news about your application. ${url}`,
      spoken: `Hello. This is ${brand.name}. There is news about your application. Please log in to read it.`,
    };
  },
  'agreement-signed': (payload, { brand, publicUrl }) => {
    const url = linkOf(payload, publicUrl);
    return {
      subject: `Your signed ${brand.name} agreement`,
      opening: [`${greeting(payload)}your agreement is signed. Log in to read, print or save your copy at any time.`],
      button: { label: 'See your documents', url },
      short: `${brand.name}: your agreement is signed. Read and save your copy: ${url}`,
      spoken: `Hello. This is ${brand.name}. Your agreement is signed. Log in to read your copy.`,
    };
  },
  'transaction-approved': (payload, { brand, publicUrl }) => {
    const url = linkOf(payload, publicUrl);
    return {
      subject: `You approved a ${brand.name} transaction`,
      opening: [
        `${greeting(payload)}you approved a transaction. Its amount, payment plan and due dates are in your account.`,
      ],
      button: { label: 'See the transaction', url },
      closing: [`If this was not you, please call us at ${brand.supportPhone} right away.`],
      short: `${brand.name}: you approved a transaction. Details: ${url} Not you? Call ${brand.supportPhone}.`,
      spoken: `Hello. This is ${brand.name}. You approved a transaction. If this was not you, please call us.`,
    };
  },
};

/** `path` is one of our own (`/v2/…`); anything else leads to the start page, so that no message carries a foreign link. */
function linkOf(payload: OutboxPayload, publicUrl: string): string {
  const path = String(payload.path ?? '');
  return /^\/v2\/[A-Za-z0-9\-._~%/?&=]*$/.test(path) ? `${publicUrl}${path}` : `${publicUrl}/v2/`;
}

/** `Jane, ` for a plain name, nothing for a missing one or one with signs that make links. */
function greeting(payload: OutboxPayload): string {
  const name = oneLine(String(payload.firstName ?? ''));
  return /^[\p{L}\p{M}' -]{1,40}$/u.test(name) ? `${name}, ` : '';
}
