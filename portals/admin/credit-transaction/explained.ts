import type { ApiError } from '@portals/client/api-error';

/** Why an amount was refused, in the words of the dialog that asked for it. */
export function explained(failure: ApiError): ApiError {
  if (failure.code === 'OVER_LIMIT') failure.message += ' Other open requests may be holding part of the limit.';
  const [fault] = failure.fields;
  if (failure.code === 'INVALID_FIELDS' && fault) failure.message = fault.message;
  return failure;
}
