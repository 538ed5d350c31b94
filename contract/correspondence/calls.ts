import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { sentMessage, sentMessageText } from './entity';

/** A message's moment and id. */
const place = () => z.string().check(z.regex(/^\d{4}-[\dTZ:.-]{6,25}~[A-Za-z0-9_-]{3,64}$/));

const source = 'own call; decision 40';

/**
 * @NOTE choice: for the platform's own people, because messages name reasons, banks and what is recorded of a person; the membership
 * brand's people get what went out in their brand's name.
 */
const access = [
  {
    kind: 'staff',
    roles: ['Admin'],
    permission: 'document.view',
    brand: 'every',
    platformOnly: true,
    owns: [{ at: 'params.id', is: 'borrower' }],
  },
] as const;

export const listSentMessages = endpoint({
  id: 'listSentMessages',
  method: 'GET',
  path: '/practice/borrower/{id}/messages',
  summary: 'What we emailed, texted, and posted to a person, newest first, a page at a time',
  source,
  access,
  params: z.object({ id: id() }),
  query: z.strictObject({
    /** `next` of the page before. */
    after: z.optional(place()),
    /** Only what went out in this brand's name. */
    brand: z.optional(z.enum(['financing', 'membership'])),
  }),
  result: z.object({ data: z.array(sentMessage), next: z.nullable(z.string()) }),
  errors: [],
});

export const readSentMessage = endpoint({
  id: 'readSentMessage',
  method: 'GET',
  path: '/practice/borrower/{id}/messages/{messageId}',
  summary: 'What a message said as it left; one-time codes and links are not shown',
  source,
  access,
  params: z.object({ id: id(), messageId: id() }),
  result: sentMessageText,
  errors: ['NOT_FOUND'],
});
