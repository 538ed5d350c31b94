import { emailAddress, personName, phoneNumber } from '../schema';
import * as z from '../z';

const contact = z.union([emailAddress(), phoneNumber()]);

/** To whom a practice sends the link to its application, as the form asks and the call takes it. */
export const linkAnswers = {
  /** A name and nothing else: nobody sends words of their own through us. */
  borrowerName: personName(40),
  // A union answers in the words of the part that came nearest, so the sentence is asked for before it.
  borrowerContact: z.pipe(
    z.string().check(
      z.refine((text) => contact.safeParse(text).success, {
        error: 'Enter an email address or 10-digit phone number',
      }),
    ),
    contact,
  ),
};
