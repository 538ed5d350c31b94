import {
  addInternalNote,
  addProviderNote,
  deleteInternalNote,
  deleteProviderNote,
  listInternalNotes,
  listProviderNotes,
} from '@contract/internal-note/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

const PRACTICE = 'prac-bright-smile';
const about = { practiceManagementId: PRACTICE };

let world: TestApp;
let token: string;
let borrowerId: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('admin@demo.test');
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
  borrowerId = borrower.id;
});
afterAll(() => world.discard());

const list = async (query: { practiceManagementId: string; borrowerId?: string }) =>
  (await world.call(listInternalNotes, { query }, { token })).body.notes;

test('a note about a patient has its lines, who wrote it and when, and is none of the practice', async () => {
  const body = { ...about, borrowerId, title: 'Mark as called', note: 'First line\n\nSecond line' };
  const { status, body: answer } = await world.call(addInternalNote, { body }, { token });
  expect(status).toBe(200);
  expect(answer.note).toMatchObject({
    ...body,
    userName: 'Priya Raman',
    createdAt: world.deps.clock.now(),
  });
  expect(await list({ ...about, borrowerId })).toEqual([answer.note]);
  expect(await list(about)).toEqual([]);
});

test('a deleted note is gone for everybody, once, and stays on record', async () => {
  const { body } = await world.call(addInternalNote, { body: { ...about, title: 'Wrong', note: 'Wrong' } }, { token });
  const { noteId } = body.note;
  const remove = (practiceManagementId: string) =>
    world.call(deleteInternalNote, { body: { practiceManagementId, noteId } }, { token });
  expect((await remove('prac-brightarch')).status).toBe(404);
  expect(await list(about)).toHaveLength(1);
  expect((await remove(PRACTICE)).body).toEqual({ noteId });
  expect(await list(about)).toEqual([]);
  expect((await remove(PRACTICE)).status).toBe(404);
  const { read } = world.deps.database;
  const rows = await read.query(read.builder.selectFrom('audit').select('action').where('object_id', '=', noteId));
  expect(rows.map(({ action }) => action).sort()).toEqual(['note.added', 'note.deleted']);
});

test.each([
  ['title', { title: ' ', note: 'Text' }],
  ['title', { title: 'Two\nlines', note: 'Text' }],
  ['note', { title: 'Title', note: '' }],
  ['note', { title: 'Title', note: 'turned \u202E around' }],
  ['note', { title: 'Title', note: 'x'.repeat(4001) }],
])('refuses the %s of %j', async (field, content) => {
  const { status, body } = await world.call(addInternalNote, { body: { ...about, ...content } }, { token });
  expect([status, body.fields?.map((one) => one.field)]).toEqual([422, [field]]);
});

test('notes about a practice stand under its own path too, and are the same ones', async () => {
  const params = { id: PRACTICE };
  const body = { title: 'Visited', note: 'Trained the front desk.' };
  const added = await world.call(addProviderNote, { params, body }, { token });
  expect(added.body.note).toMatchObject({ ...body, ...about, borrowerId: null, userName: 'Priya Raman' });
  const { noteId } = added.body.note;
  const shown = async () => (await world.call(listProviderNotes, { params }, { token })).body.notes;
  expect(await shown()).toEqual(await list(about));
  expect((await shown()).map((one) => one.noteId)).toContain(noteId);
  const remove = (id: string) => world.call(deleteProviderNote, { params: { id, noteId } }, { token });
  expect((await remove('prac-brightarch-smiles')).status).toBe(404);
  expect((await remove(PRACTICE)).body).toEqual({ noteId });
  expect((await shown()).map((one) => one.noteId)).not.toContain(noteId);
});
