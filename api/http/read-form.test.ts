import { describe, expect, test } from 'vitest';
import { isForm, readForm } from './read-form';

const LIMIT = { maxBytes: 100, file: 'pdf' };
const requestOf = (form: FormData) => new Request('http://localhost/', { method: 'POST', body: form });
const file = (text: string) => new Blob([text], { type: 'application/pdf' });

function formOf(fields: readonly [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'signed.pdf');
  }
  return form;
}

test('a form with a file becomes fields, the file in base64', async () => {
  const request = requestOf(
    formOf([
      ['privimembership', 'membership-1'],
      ['pdf', file('%PDF-1.7')],
    ]),
  );
  expect(isForm(request)).toBe(true);
  expect(await readForm(request, LIMIT)).toEqual({
    privimembership: 'membership-1',
    pdf: Buffer.from('%PDF-1.7').toString('base64'),
  });
});

describe('a form is refused', () => {
  test.each<[string, [string, string | Blob][], object]>([
    ['for a file that is too large', [['pdf', file('x'.repeat(101))]], { code: 'TOO_LARGE' }],
    [
      'for two files',
      [
        ['pdf', file('a')],
        ['pdf', file('b')],
      ],
      { code: 'INVALID_FIELDS', fields: [{ field: 'pdf', message: 'Send this field once.' }] },
    ],
    [
      'for a text in the place of the file',
      [['pdf', 'text']],
      { code: 'INVALID_FIELDS', fields: [{ field: 'pdf', message: 'Send this field as a file.' }] },
    ],
    [
      'for a file in the place of a text',
      [['privimembership', file('a')]],
      { code: 'INVALID_FIELDS', fields: [{ field: 'privimembership', message: 'Send this field as text.' }] },
    ],
    ['for the name of a prototype', [['__proto__', 'x']], { code: 'INVALID_FIELDS' }],
  ])('%s', async (_, fields, refusal) => {
    await expect(readForm(requestOf(formOf(fields)), LIMIT)).rejects.toMatchObject(refusal);
  });

  test('that breaks off', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=one' },
      body: '--one\r\nContent-Disposition: form-data; name="pdf"\r\n',
    });
    await expect(readForm(request, LIMIT)).rejects.toMatchObject({ code: 'MALFORMED_JSON' });
  });

  test('that is far larger than its file may be, before it is read', async () => {
    const request = requestOf(formOf([['other', 'x'.repeat(100_000)]]));
    await expect(readForm(request, LIMIT)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });
});
