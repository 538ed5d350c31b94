import { endpoint, staffRoles } from '../endpoint';
import { emailAddress, id } from '../schema';
import * as z from '../z';
import { bannerKeys, messageCenter, successManagerQuestion } from './entity';

const anyStaff = [{ kind: 'staff', roles: staffRoles, permission: null, brand: 'every' }] as const;

export const getMessages = endpoint({
  id: 'getMessages',
  method: 'GET',
  path: '/practice/messages',
  summary: 'My messages of the message center, and which banners I have not seen',
  source: 'provider-admin §4 message center (own name: the specification shows no call that reads them)',
  access: anyStaff,
  result: messageCenter,
  errors: [],
});

/** @NOTE choice: `messages` are the keys of those that were seen; seeing any clears both banners (provider-admin §4). */
export const markMessagesSeen = endpoint({
  id: 'markMessagesSeen',
  method: 'POST',
  path: '/practice/messages',
  summary: 'Mark messages of the message center as seen, which clears both banners',
  source: 'provider-admin §7 Enrollment, search, messages',
  access: anyStaff,
  body: z.strictObject({
    messages: z.array(z.enum(bannerKeys)).check(z.minLength(1), z.maxLength(bannerKeys.length)),
  }),
  result: messageCenter,
  errors: [],
  example: { body: { messages: ['discount', 'calculator'] } },
});

export const contactSuccessManager = endpoint({
  id: 'contactSuccessManager',
  method: 'POST',
  path: '/practice/success-manager/contact',
  summary: "Send a question to the practice's success manager, or to support if it has none",
  source: 'provider-admin §7 Reports and transactions',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: null,
      brand: 'every',
      owns: [{ at: 'body.practiceId', is: 'practice' }],
    },
  ],
  body: z.strictObject({
    practiceId: id(),
    /** Whoever asks: their own address, or none. */
    adminUserEmail: z.optional(emailAddress()),
    ...successManagerQuestion,
    /** From the pages of the membership brand. */
    isPrivi: z._default(z.boolean(), false),
  }),
  /** Whom it went to; null for support. */
  result: z.object({ successManager: z.nullable(z.string()) }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});
