import { endpoint } from '../endpoint';
import { id, optionalText } from '../schema';
import * as z from '../z';
import { internalNote, noteContent } from './entity';

const source = 'provider-admin §7 Borrower administration';
const path = '/practice/adminuser/internal-notes' as const;

/** The contract's caller is the platform's admin alone: a practice never reads what is written about it. */
const may = <const P extends 'note.view' | 'note.edit', const W extends 'query' | 'body'>(permission: P, where: W) =>
  [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission,
      brand: 'financing',
      owns: [
        { at: `${where}.practiceManagementId`, is: 'practice' },
        { at: `${where}.borrowerId`, is: 'borrower' },
      ],
    },
  ] as const;

/** `borrowerId` is ours: without it, the notes are about the practice itself. */
const about = { practiceManagementId: id(), borrowerId: z.optional(id()) };

export const listInternalNotes = endpoint({
  id: 'listInternalNotes',
  method: 'GET',
  path,
  summary: 'Internal notes about a practice, or about one of its patients, newest first',
  source,
  access: may('note.view', 'query'),
  query: z.strictObject(about),
  result: z.object({ notes: z.array(internalNote) }),
  errors: [],
});

export const addInternalNote = endpoint({
  id: 'addInternalNote',
  method: 'POST',
  path,
  summary: 'Add an internal note about a practice, or about one of its patients',
  source,
  access: may('note.edit', 'body'),
  // The specification lists one set of fields for adding and deleting: `noteId` says nothing here, a note is not edited.
  body: z.strictObject({ ...about, ...noteContent, noteId: optionalText(64) }),
  result: z.object({ note: internalNote }),
  errors: [],
  idempotent: true,
  example: {
    body: { practiceManagementId: 'prac-bright-smile', title: 'Called', note: 'Requested the new bank details.' },
  },
});

export const deleteInternalNote = endpoint({
  id: 'deleteInternalNote',
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Delete an internal note; the audit trail keeps a record of it',
  source,
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'note.edit',
      brand: 'financing',
      owns: [{ at: 'body.practiceManagementId', is: 'practice' }],
    },
  ],
  // What the note says may come along; which one it is, its id says.
  body: z.strictObject({
    practiceManagementId: id(),
    noteId: id(),
    title: z.optional(noteContent.title),
    note: z.optional(noteContent.note),
  }),
  result: z.object({ noteId: z.string() }),
  errors: ['NOT_FOUND'],
});

const ofPractice = '/practice/{id}/notes' as const;
const providerSource = 'decision 26; provider-admin §7 Onboarding, "Provider notes"';
const mayOfPractice = <const P extends 'note.view' | 'note.edit'>(permission: P) =>
  [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission,
      brand: 'financing',
      owns: [{ at: 'params.id', is: 'practice' }],
    },
  ] as const;

export const listProviderNotes = endpoint({
  id: 'listProviderNotes',
  method: 'GET',
  path: ofPractice,
  summary: 'Internal notes about a practice itself, newest first',
  source: providerSource,
  access: mayOfPractice('note.view'),
  params: z.object({ id: id() }),
  result: z.object({ notes: z.array(internalNote) }),
  errors: [],
});

export const addProviderNote = endpoint({
  id: 'addProviderNote',
  method: 'POST',
  path: ofPractice,
  summary: 'Add an internal note about a practice itself',
  source: providerSource,
  access: mayOfPractice('note.edit'),
  params: z.object({ id: id() }),
  body: z.strictObject(noteContent),
  result: z.object({ note: internalNote }),
  errors: [],
  idempotent: true,
  example: { params: { id: 'prac-bright-smile' }, body: { title: 'Called', note: 'Requested the new bank details.' } },
});

export const deleteProviderNote = endpoint({
  id: 'deleteProviderNote',
  method: 'DELETE',
  path: `${ofPractice}/{noteId}`,
  summary: 'Delete an internal note about a practice; the audit trail keeps a record of it',
  source: providerSource,
  access: mayOfPractice('note.edit'),
  params: z.object({ id: id(), noteId: id() }),
  result: z.object({ noteId: z.string() }),
  errors: ['NOT_FOUND'],
});
