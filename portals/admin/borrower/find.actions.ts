import { getBorrower } from '@contract/calls/borrower-file';
import { listApplications } from '@contract/lists/application';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { type FoundPerson, finding } from './find.store';

const EVER = { start: '2000-01-01' };
/** Applications that a search looks at; a person may have several. */
const LOOKED_AT = 100;
const SSN_DIGITS = 9;
const ACCOUNT_DIGITS_MIN = 10;

type Asker = { practiceId: string | null; mayAskBySsn: boolean };

/**
 * Looks for people by words of the name, email or application number, by the whole account number or social security number;
 * without words, those who applied last.
 */
export async function findPeople(text: string, asker: Asker): Promise<void> {
  await load(finding.found, async (signal) => {
    const digits = text.replace(/[\s-]/g, '');
    const number = /^\d+$/.test(digits) ? digits : '';
    const exact =
      number.length >= ACCOUNT_DIGITS_MIN
        ? await personBy({ account_number: number }, signal)
        : number.length === SSN_DIGITS && asker.mayAskBySsn
          ? await personBy({ ssn_number: number }, signal)
          : null;
    if (exact) return { text, people: [exact], isMore: false };
    return { text, ...(await peopleByWords(text, asker.practiceId, signal)) };
  });
}

/** The one person of a number; null for nobody in the practices in scope. */
async function personBy(query: { account_number: string } | { ssn_number: string }, signal: AbortSignal) {
  try {
    const { user } = await call(getBorrower, { query }, { signal });
    const { _id: borrowerId, name, practices, credit_profile: line } = user;
    const practice = practices.map((one) => one.PracticeName).join(', ');
    const amounts = { limit: line?.approvedCreditLine ?? null, available: line?.availableCredit ?? null };
    return { borrowerId, name, practice, ...amounts };
  } catch (cause) {
    // A number that nobody could have is refused, which finds nobody, too.
    if (cause instanceof ApiError && (cause.status === 404 || cause.status === 422)) return null;
    throw cause;
  }
}

async function peopleByWords(search: string, practiceId: string | null, signal: AbortSignal) {
  const scope = practiceId === null ? {} : { practices: [practiceId] };
  const body = { ...scope, limit: LOOKED_AT, dateRange: EVER, ...(search && { search }) };
  const { data } = await call(listApplications, { body }, { signal });
  const people = new Map<string, FoundPerson>();
  for (const { borrowerId, name, practicemanagement, approvedAmount, availableCredit } of data) {
    if (!borrowerId) continue;
    const known = people.get(borrowerId);
    const practices = new Set([...(known?.practice.split(', ') ?? []), practicemanagement.PracticeName]);
    people.set(borrowerId, {
      borrowerId,
      name,
      practice: [...practices].join(', '),
      limit: known?.limit ?? approvedAmount,
      available: known?.available ?? availableCredit,
    });
  }
  return { people: [...people.values()], isMore: data.length === LOOKED_AT };
}
