import { expect, test } from 'vitest';
import { fileNameOf } from './download';

test('a file is saved under the name that the server gives it, and under no path', () => {
  expect(fileNameOf('attachment; filename="installment-loan-agreement-2026-11-21.pdf"')).toBe(
    'installment-loan-agreement-2026-11-21.pdf',
  );
  expect(fileNameOf('attachment; filename="../../etc/passwd"')).toBeUndefined();
  expect(fileNameOf('attachment')).toBeUndefined();
  expect(fileNameOf(null)).toBeUndefined();
});
