import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBorrower, aTransaction } from '../../test/builders';
import { PlanChoice } from './plan-choice';

afterEach(endSession);

test('whoever chooses a plan reads for which treatments, as the practice is told they do', async () => {
  startSession('t', 'borrower');
  fakeApi({ 'GET /borrower/me': { body: aBorrower() } });
  draw(<PlanChoice transaction={aTransaction({ treatments: ['Veneers', 'Whitening'], firstTreatmentDate: null })} />);
  await expect.element(page.getByText('Veneers, Whitening.', { exact: false })).toBeVisible();
});
