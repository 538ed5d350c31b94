import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastHost, type ToastItem } from './toast-host';

const aToast = (facts: Partial<ToastItem>): ToastItem => ({
  id: 1,
  text: 'Saved',
  severity: 'success',
  durationMs: 2000,
  ...facts,
});

test('a toast goes by itself, but not while somebody points at it', async () => {
  const onClose = vi.fn();
  draw(<ToastHost toasts={[aToast({})]} onClose={onClose} />);
  await userEvent.hover(page.getByRole('status'));
  const held = performance.now();
  await expect.poll(() => performance.now() - held).toBeGreaterThan(3000);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.unhover(page.getByRole('status'));
  await expect.poll(() => onClose.mock.calls).toEqual([[1]]);
});

test('one without an end stays until it is closed; Undo undoes and closes', async () => {
  const onClose = vi.fn();
  const undo = vi.fn();
  draw(<ToastHost toasts={[aToast({ durationMs: null, undo })]} onClose={onClose} />);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1);
});

test('one closes by its button, and not by a press elsewhere', async () => {
  const onClose = vi.fn();
  draw(
    <>
      <p>Elsewhere</p>
      <ToastHost toasts={[aToast({ durationMs: null })]} onClose={onClose} />
    </>,
  );
  await expect.element(page.getByText('Saved')).toBeVisible();
  await page.getByText('Elsewhere').click();
  await userEvent.keyboard('{Escape}');
  expect(page.getByText('Saved').element().closest('[popover]')?.matches(':popover-open')).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1);
});

test('an error is said at once, and stands above an open dialog', async () => {
  draw(
    <>
      <dialog open>Open</dialog>
      <ToastHost toasts={[aToast({ severity: 'error', text: 'Not saved', durationMs: null })]} onClose={() => {}} />
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
  expect(page.getByRole('alert').element().closest('[popover]')?.matches(':popover-open')).toBe(true);
});

test('its text comes into a region that was there before, so that it is read out', async () => {
  draw(<ToastHost toasts={[aToast({ durationMs: null })]} onClose={() => {}} />);
  const region = page.getByRole('status');
  await expect.element(region).toBeInTheDocument();
  expect(region.element().textContent).toBe('');
  await expect.element(region).toHaveTextContent('Saved');
});

test('over a modal dialog its Undo can be pressed, by the mouse and by a key from anywhere, and after it too', async () => {
  const undo = vi.fn();
  draw(
    <>
      <dialog>
        <button type="button">In the dialog</button>
      </dialog>
      <ToastHost toasts={[aToast({ durationMs: null, undo })]} onClose={() => {}} />
    </>,
  );
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  await expect.poll(() => dialog?.querySelector('[popover]') !== null).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  (page.getByRole('button', { name: 'In the dialog' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{F6}{Enter}');
  expect(undo).toHaveBeenCalledTimes(2);
  dialog?.close();
  await expect.poll(() => dialog?.querySelector('[popover]')).toBe(null);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledTimes(3);
});
