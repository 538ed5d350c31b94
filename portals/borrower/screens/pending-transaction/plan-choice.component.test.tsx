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

test('whoever goes on without a plan is led to the choice by the summary of errors', async () => {
  startSession('t', 'borrower');
  fakeApi({ 'GET /borrower/me': { body: aBorrower() } });
  draw(<PlanChoice transaction={aTransaction({ selectedPaymentPlan: null })} />);
  await page.getByRole('button', { name: 'Choose a plan' }).click();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link').click();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
});
