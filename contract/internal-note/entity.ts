import { askedParagraphs, askedText } from '../asked-text';
import { named } from '../schema';
import * as z from '../z';

/** What is written, as calls and forms check it. */
export const noteContent = {
  title: askedText(120, 'Enter a title'),
  note: askedParagraphs(4000, 'Enter a note'),
};

/** What the platform's staff wrote down for themselves about a practice, or about one of its patients. */
export const internalNote = named(
  'InternalNote',
  z.object({
    noteId: z.string(),
    practiceManagementId: z.string(),
    /** The patient whom it is about; null for the practice itself. */
    borrowerId: z.nullable(z.string()),
    title: z.string(),
    note: z.string(),
    userName: z.string(),
    createdAt: z.string(),
  }),
);
