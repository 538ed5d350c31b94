import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { DocumentPlace } from './boarding-document.reads';
import { filePlaces } from './file-places';
import { zipStream } from './zip-stream';

const place = (given: Partial<DocumentPlace>): DocumentPlace => ({
  id: 'doc',
  document_key: 'installment-loan-agreement',
  signed_at: '2026-03-16T15:00:00.000Z',
  created_at: '2026-03-16T15:00:00.000Z',
  transaction_number: 1042,
  application_number: null,
  practice_id: 'prac',
  practice_slug: 'bright-smile',
  practice_state: 'TX',
  time_zone: 'America/Chicago',
  ...given,
});

test('a file bears the day of its practice: the evening of March 16 in Texas is the night of March 17 in UTC', () => {
  const evening = place({ signed_at: '2026-03-17T02:00:00.000Z' });
  expect(filePlaces([evening], 'TRANSACTION')).toEqual(['transaction-1042/installment-loan-agreement-2026-03-16.pdf']);
});

test('no name leads out of its folder, and no two files have one name', () => {
  const hostile = place({ practice_slug: '../../etc\\CON', document_key: '..\\..\\a:b' });
  expect(filePlaces([hostile], 'PRACTICE')).toEqual(['etc-con/transaction-1042/a-b-2026-03-16.pdf']);
  expect(filePlaces([place({ practice_slug: '///' })], 'PRACTICE')[0]).toMatch(/^other\//);
  expect(filePlaces([place({}), place({}), place({})], 'TRANSACTION')).toEqual([
    'transaction-1042/installment-loan-agreement-2026-03-16.pdf',
    'transaction-1042/installment-loan-agreement-2026-03-16-2.pdf',
    'transaction-1042/installment-loan-agreement-2026-03-16-3.pdf',
  ]);
});

const entry = (name: string, content: () => Promise<Uint8Array>) => ({
  path: name,
  at: '2026-03-16T15:00:00.000Z',
  content,
});
const bytes = (length: number) => new Uint8Array(length).fill(65);

test('entries are made one at a time, only as the reader asks for them', async () => {
  let made = 0;
  const stream = await zipStream(
    Array.from({ length: 20 }, (_, at) =>
      entry(`file-${at}.pdf`, async () => {
        made += 1;
        return bytes(70_000);
      }),
    ),
  );
  const reader = stream.getReader();
  await reader.read();
  expect(made).toBeLessThanOrEqual(2);
  await reader.cancel();
  await new Promise((settle) => setTimeout(settle, 20));
  expect(made).toBeLessThanOrEqual(3);
});

test('what was read is a whole zip; a fault in the first entry is told before anything is sent', async () => {
  const stream = await zipStream([entry('a.pdf', async () => bytes(3)), entry('b/c.pdf', async () => bytes(0))]);
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  expect(Object.entries(files).map(([name, content]) => [name, content.length])).toEqual([
    ['a.pdf', 3],
    ['b/c.pdf', 0],
  ]);
  const broken = entry('a.pdf', () => Promise.reject(new Error('The PDF was changed')));
  await expect(zipStream([broken])).rejects.toThrow('was changed');
  const later = await zipStream([entry('a.pdf', async () => bytes(3)), broken]);
  await expect(new Response(later).arrayBuffer()).rejects.toThrow('was changed');
});
