import { endpoint, staffRoles } from '../endpoint';
import { done, id } from '../schema';
import * as z from '../z';
import { linkAnswers } from './application-link-entity';

export const sendApplicationLink = endpoint({
  id: 'sendApplicationLink',
  method: 'POST',
  path: '/practice/send-application-link',
  summary: "Send a patient the link to a practice's application by email or text message, with fixed text",
  source: 'provider-admin §7 Borrower administration; decision 26',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.invite',
      brand: 'financing',
      owns: [{ at: 'body.practiceId', is: 'practice' }],
    },
  ],
  body: z.strictObject({ practiceId: id(), ...linkAnswers }),
  result: done(),
  errors: ['NOT_FOUND'],
  rateLimit: 'strict',
  idempotent: true,
  example: { body: { practiceId: 'prac-bright-smile', borrowerName: 'Robin', borrowerContact: 'robin@example.test' } },
});
