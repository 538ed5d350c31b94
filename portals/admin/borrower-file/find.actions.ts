import { getBorrower } from '@contract/borrower-file/calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';

const NOBODY = 'No borrower at your practices has this number.';

export type PersonNumber = { account_number: string } | { ssn_number: string };

/** The id of the one person of a number, which stands in no address: it may be a social security number. @throws ApiError for nobody. */
export async function findByNumber(query: PersonNumber): Promise<string> {
  try {
    const { user } = await call(getBorrower, { query });
    return user._id;
  } catch (cause) {
    // A number that nobody could have is refused, which finds nobody, too.
    if (!(cause instanceof ApiError) || (cause.status !== 404 && cause.status !== 422)) throw cause;
    const fields = [{ field: 'number', message: NOBODY }];
    throw new ApiError(cause.status, { message: NOBODY, fields }, { cause });
  }
}
