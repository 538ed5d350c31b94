import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LookSection } from './provider-settings-screen';
import type { Details } from './settings.store';

test.each(['#2E4A3F', '#2e4a3f'])(
  'the patch beside the field shows the kept color %s, and nothing counts as typed',
  async (accent) => {
    const of = {
      _id: 'p1',
      practiceName: 'Bright Smile Dental',
      canEdit: true,
      details: { accent },
    } as unknown as Details;
    draw(<LookSection of={of} />);
    await expect.element(page.getByRole('textbox', { name: 'Color' })).toHaveValue(accent);
    const patch = document.querySelector<HTMLElement>('form span[aria-hidden][style]');
    expect(patch?.style.background).toBe('rgb(46, 74, 63)');
  },
);
