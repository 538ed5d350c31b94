import type { onboardingList } from '@contract/onboarding/list';
import { fullName } from '@domain/person-name';
import { nextStep, stepsOf } from '@domain/practice/onboarding';
import type * as z from 'zod/mini';
import { keyOf, type ListSource } from '../../list/list-source';
import { searchWords } from '../../list/search-words';
import { onboardingShape, onboardingsAmong, onboardingsNamed, platformPeople } from './onboarding.reads';
import { doneOf } from './onboarding.view';

type Wire = z.input<typeof onboardingList.row>;

/** Practices that join or have joined. Source: provider-admin §2 provider-management. */
export const onboardings: ListSource<Wire> = {
  ...onboardingShape,
  async scope({ body }, db) {
    const words = searchWords(body.search ?? '');
    if (words.length === 0) return { column: 'list_key', values: ['all'] };
    return { column: 'id', values: await onboardingsNamed(db, words) };
  },
  async rows(db, keys) {
    const rows = await onboardingsAmong(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    const people = await platformPeople(db, [...new Set(rows.flatMap(({ manager_id: id }) => id ?? []))]);
    return new Map(
      rows.map((row) => {
        const done = doneOf(row);
        const manager = people.find(({ id }) => id === row.manager_id);
        const wire: Wire = {
          _id: row.id,
          sugarId: row.sugar_id,
          practiceId: row.practice_id,
          practiceName: row.practice_name,
          status: row.status,
          source: row.source,
          providerLeadId: row.provider_lead_id,
          enrollment: row.enrollment,
          nextStep: nextStep({ done, enrollment: row.enrollment }),
          stepsDone: stepsOf(row.enrollment).filter((step) => done.has(step)).length,
          manager: manager ? { _id: manager.id, name: fullName(manager.first_name, manager.last_name) } : null,
          createdAt: row.created_at,
          updatedAt: row.updated_at,
        };
        return [keyOf([row.id]), wire];
      }),
    );
  },
};
