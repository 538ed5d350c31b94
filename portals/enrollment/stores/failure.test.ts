import { ApiError } from '@portals/client/api-error';
import { describe, expect, test } from 'vitest';
import { told, WENT_WRONG } from './failure';

const failing = (cause: unknown) =>
  told(() => Promise.reject(cause)).then(
    () => {
      throw new Error('It did not fail');
    },
    (thrown: unknown) => thrown as ApiError,
  );

describe('any failure of the enrollment says "Something went wrong."', () => {
  test('then what is known of it', async () => {
    const failed = await failing(new ApiError(503, { code: 'VENDOR_UNAVAILABLE', message: 'Try later.' }));
    expect(failed).toMatchObject({
      message: 'Something went wrong. Try later.',
      code: 'VENDOR_UNAVAILABLE',
      status: 503,
    });
  });

  test('and leaves to its fields what is wrong with them', async () => {
    const fields = [{ field: 'primaryContact.email', message: 'Use another one.' }];
    const failed = await failing(new ApiError(422, { code: 'INVALID_FIELDS', message: 'Check it.', fields }));
    expect(failed).toMatchObject({ message: 'Something went wrong.', fields });
  });

  test('once, also where nobody answered and where it was said before', async () => {
    const offline = await failing(new ApiError(0, {}));
    expect(offline.code).toBe('OFFLINE');
    expect(await failing(offline)).toBe(offline);
    expect(offline.message.split(WENT_WRONG)).toHaveLength(2);
  });
});
