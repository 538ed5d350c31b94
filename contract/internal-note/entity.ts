import { named, paragraphs, text } from '../schema';
import * as z from '../z';

/** What is written, as calls and forms check it. */
export const noteContent = { title: text(120), note: paragraphs(4000) };

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
