import { draw } from '@portals/form/testing/draw';
import { toasts } from '@portals/state/toast.store';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FundsSection } from './funds-section';
import type { Details } from './settings.store';

const of = { _id: 'p1', practiceName: 'Bright Smile Dental', suspendSendingFunds: false } as Details;

test('payments are suspended after a question, and the outcome is told in the words of the specification', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ code: 'NOT_FOUND', message: 'x' }, { status: 404 });
    sent.push(JSON.parse(String(body)));
    return Response.json({ practice: { _id: 'p1', suspendSendingFunds: true } });
  });
  draw(<FundsSection of={of} />);
  await page.getByRole('button', { name: 'Suspend deposits' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend deposits' }).click();
  await vi.waitFor(() => expect(sent).toEqual([{ practiceId: 'p1', suspendSendingFunds: true }]));
  await vi.waitFor(() =>
    expect(toasts.shown.map(({ text }) => text)).toContain('Provider funds suspended successfully'),
  );
  vi.unstubAllGlobals();
});

const sums = (underway: number, waiting: number, due: number) => ({
  underway: { count: underway ? 1 : 0, amount: underway },
  waiting: { count: waiting ? 1 : 0, amount: waiting },
  due: { count: due ? 2 : 0, amount: due },
});

test.each([
  [
    false,
    sums(400, 0, 1250.5),
    [
      '1 deposit totaling $400 is at the bank and will still arrive.',
      '$1,250.50 of 2 transactions and memberships goes on hold.',
      'We email the practice when its money goes on hold.',
    ],
  ],
  [
    true,
    sums(0, 1250.5, 80),
    [
      'We’ll send the $1,250.50 on hold.',
      'We’ll also send $80 that came due since.',
      'No deposits are at the bank now.',
    ],
  ],
])('it is said first what it does to payments that run (suspended: %s)', async (suspendSendingFunds, figures, said) => {
  const fund = { practiceId: 'p1', suspendSendingFunds, ...figures };
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json(
      method === 'POST' ? { practice: { _id: 'p1', suspendSendingFunds: !suspendSendingFunds } } : { fund },
    ),
  );
  draw(<FundsSection of={{ ...of, suspendSendingFunds }} />);
  const act = suspendSendingFunds ? 'Resume deposits' : 'Suspend deposits';
  await page.getByRole('button', { name: act }).click();
  const list = page.getByRole('dialog').getByRole('list', { name: 'Effect on deposits' });
  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(said);
  await page.getByRole('dialog').getByRole('button', { name: act }).click();
  const told = `Provider funds ${suspendSendingFunds ? 'un-suspended' : 'suspended'} successfully`;
  await vi.waitFor(() => expect(toasts.shown.map(({ text }) => text)).toContain(told));
  vi.unstubAllGlobals();
});

test.each([
  [false, 'Suspend deposits', 'Suspend deposits to Bright Smile Dental?'],
  [true, 'Resume deposits', 'Resume deposits to Bright Smile Dental?'],
])('the question names the practice that is paid (suspended: %s)', async (suspendSendingFunds, act, title) => {
  draw(<FundsSection of={{ ...of, suspendSendingFunds }} />);
  await page.getByRole('button', { name: act }).click();
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('who may not hold payments sees nothing of it', async () => {
  draw(<FundsSection of={{ ...of, suspendSendingFunds: null }} />);
  expect(page.getByText('Deposits').elements()).toEqual([]);
});
