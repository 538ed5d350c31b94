import type { BrandConfig } from '../../config/config';
import type { OutboxPayload } from '../outbox';
import type { MessageContent } from './message';

export type TemplateContext = {
  brand: BrandConfig;
  /** The code of a challenge; it is worked out when the message leaves and never stored. */
  codeOf: (challengeId: string) => string;
  /** Address that does what the code does; worked out like it. */
  linkOf: (challengeId: string) => string;
};

export const templateNames = ['one-time-code', 'codes-locked'] as const;
export type TemplateName = (typeof templateNames)[number];

/** A code for somebody who is on the phone with our staff. */
const readOutCode = (code: string, { name, supportPhone }: TemplateContext['brand']): MessageContent => ({
  subject: `Your ${name} code`,
  opening: ['Read this code to the member of our staff with whom you are speaking. It is valid for 10 minutes.'],
  code,
  closing: [
    `It only confirms that this address is yours. Not speaking with us? Tell nobody the code and call ${supportPhone}.`,
  ],
  short: `${name}: your code is ${code}. Read it to our staff on the phone. It is valid for 10 minutes. Not speaking with us? Tell nobody and call ${supportPhone}.`,
  spoken: `Hello. This is ${name}. The code for our staff is ${code}. It is valid for 10 minutes.`,
});

/** The texts of the platform, by name; features bring their own. None of them tells a reader over the shoulder who the care comes from or what it is. */
export const templates: Record<TemplateName, (payload: OutboxPayload, context: TemplateContext) => MessageContent> = {
  'one-time-code': (payload, { brand, codeOf, linkOf }) => {
    const code = codeOf(String(payload.challengeId));
    if (payload.isReadOut === true) return readOutCode(code, brand);
    return {
      subject: `Your ${brand.name} code`,
      opening: ['Enter this code to continue. It is valid for 10 minutes.'],
      code,
      ...(payload.hasLink === true && {
        button: { label: 'Go on without typing the code', url: linkOf(String(payload.challengeId)) },
      }),
      closing: [
        ...(payload.hasLink === true ? ['The link works once within 24 hours, also when the code does not.'] : []),
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
};
