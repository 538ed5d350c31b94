import { askedNote } from '../asked-text';

import * as z from '../z';

/** How a patient is reminded, as the call and its form check it. `phone` is a text message, which carries no note. */
export const reminderAnswers = {
  channel: z.enum(['email', 'phone'], { error: 'Choose email or text message' }),
  note: askedNote(300),
};
