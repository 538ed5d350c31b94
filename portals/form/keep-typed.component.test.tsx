import { leaveTyped } from '@portals/state/leaving.store';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActDialog } from './act-dialog';
import { KeepTyped } from './keep-typed';
import { draw } from './testing/draw';

const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });
const discard = () => page.getByRole('button', { name: 'Discard' }).click();

test('a form on a page holds links to other pages up, and not steps within its own', async () => {
  const router = draw(<KeepTyped isOnPage />);
  await router.navigate('/there?page=2#practice');
  expect(router.state.location.search).toBe('?page=2');
  await expect.element(question()).not.toBeInTheDocument();
  await router.navigate('/elsewhere');
  await expect.element(question()).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(router.state.location.pathname).toBe('/there');
  await router.navigate('/elsewhere');
  await discard();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('what goes by leaveTyped is done at once, or waits while something is typed and is done once', async () => {
  const go = vi.fn();
  leaveTyped(go);
  expect(go).toHaveBeenCalledOnce();
  draw(<KeepTyped isOnPage />);
  await vi.waitFor(() => {
    go.mockClear();
    leaveTyped(go);
    expect(go).not.toHaveBeenCalled();
  });
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(go).not.toHaveBeenCalled();
  leaveTyped(go);
  await discard();
  expect(go).toHaveBeenCalledOnce();
});

test('a page that is typed in asks beneath a dialog that is not, and once where both are', async () => {
  const go = vi.fn();
  function Both() {
    const [isOver, setOver] = useState(true);
    return (
      <>
        <KeepTyped isOnPage />
        <ActDialog title="Sure?" act="Do it" pendingText="Doing" dirty={isOver} run={go} onClose={() => setOver(false)}>
          {isOver ? 'Both' : 'One'}
        </ActDialog>
      </>
    );
  }
  const router = draw(<Both />);
  await router.navigate(-1);
  await expect.element(question()).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await userEvent.keyboard('{Escape}');
  await discard();
  await expect.element(page.getByText('One')).toBeVisible();
  await router.navigate(-1);
  await expect.element(question()).toBeVisible();
  await discard();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
