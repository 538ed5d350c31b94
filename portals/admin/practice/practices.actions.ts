import { listPractices } from '@contract/practice/list';
import { getPractice } from '@contract/practice/sheet-calls';
import type { Enrollment } from '@domain/enums';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { practicesShown } from './practices.store';

export const PRACTICES_SHOWN = 50;

export type PracticeQuestion = { enrollment: Enrollment; name: string; isActiveOnly: boolean; page: number };

/** Fetches a page of the practices that are enrolled so, from A to Z. */
export async function findPractices({ enrollment, name, isActiveOnly, page }: PracticeQuestion): Promise<void> {
  const body = {
    page,
    limit: PRACTICES_SHOWN,
    extraFields: ['city', 'stateCode', 'specialty', 'phoneNumber', 'enterprise', 'isActive' as const],
    extraFilters: {
      enrollment,
      ...(isActiveOnly && { isActive: true }),
      ...(name !== '' && { nameSearch: name }),
    },
  } satisfies Parameters<typeof call<typeof listPractices>>[1]['body'];
  await load(practicesShown.list, (signal) => call(listPractices, { body }, { signal }));
}

/** Fetches a practice with what it does. Another one starts from an empty page. */
export async function openPractice(id: string): Promise<void> {
  if (practicesShown.sheet.data && practicesShown.sheet.data._id !== id) resetResource(practicesShown.sheet);
  await load(practicesShown.sheet, async (signal) => {
    const { practice } = await call(getPractice, { params: { id }, query: { withProcedures: 'true' } }, { signal });
    return practice;
  });
}
