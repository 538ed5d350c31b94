import {
  changeBorrowerPractice,
  changeCreditProfileInfo,
  changePatientInfo,
  changePersonalInfo,
} from '@contract/calls/borrower-info';
import type { Endpoint } from '@contract/endpoint';
import { expect } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine } from '../builders';
import type { Story } from './story';

/** One file changed fifty times at once by colleagues who have all seen the same version: one change is kept. */
const change =
  (call: Endpoint, kind: string, body: object): Story =>
  async (world) => {
    const row = await aBorrower(world.deps);
    await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
    await aCreditLine(world.deps, row, { approved_line_cents: 600_000 });
    const token = await world.staffSession('admin@demo.test');
    return {
      send: (index) =>
        world.call(call, { params: { id: row.id }, body: { ...body, version: row.version } } as never, {
          token,
          headers: { 'idempotency-key': `${kind}-${row.id}-${index}` },
        }),
      succeed: 1,
      check: async () => {
        expect(await world.rows('borrower_file_act', ['borrower_id', row.id])).toMatchObject([{ kind }]);
      },
    };
  };

/** By the id of the call. */
export const borrowerFileStories: Record<string, Story> = {
  changePersonalInfo: change(changePersonalInfo, 'PERSONAL_INFO', { lastName: 'Okonkwo' }),
  changePatientInfo: change(changePatientInfo, 'PATIENT_INFO', { phoneNumber: '5125550277' }),
  changeCreditProfileInfo: change(changeCreditProfileInfo, 'CREDIT_PROFILE_INFO', { approvedCreditLine: 7000 }),
  changeBorrowerPractice: change(changeBorrowerPractice, 'PRACTICE', { practiceId: 'prac-harbor-medspa' }),
};
