import { draw } from '@portals/form/testing/draw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from './modal';

/** As most dialogs stand: there while they are open, and gone afterwards. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {isOpen && (
        <Modal open title="A question" onClose={() => setOpen(false)}>
          <input aria-label="Answer" />
        </Modal>
      )}
    </>
  );
}

test('a dialog that is taken away gives the focus back to what opened it', async () => {
  draw(<Opener />);
  const opener = page.getByRole('button', { name: 'Open it' });
  await opener.click();
  await expect.element(page.getByLabelText('Answer')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

/** Its act takes the button away that opened it. */
function ActsOnce() {
  const [step, setStep] = useState<'before' | 'asking' | 'after'>('before');
  return (
    <>
      <h1>A loan</h1>
      {step !== 'after' && (
        <button type="button" onClick={() => setStep('asking')}>
          Ask for it
        </button>
      )}
      {step === 'asking' && (
        <Modal open title="A question" onClose={() => setStep('before')}>
          <button type="button" onClick={() => setStep('after')}>
            Send
          </button>
        </Modal>
      )}
    </>
  );
}

test('where what opened it is gone, the page’s title has the focus', async () => {
  draw(<ActsOnce />);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('button', { name: 'Ask for it' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
