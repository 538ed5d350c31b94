import { Select } from '@portals/ui/select';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from './testing/draw';
import { TimeZoneField } from './time-zone-field';

const states = ['IL', 'TX', 'PR'].map((value) => ({ value, label: value }));

function Sheet({ kept }: { kept?: string }) {
  const [state, setState] = useState('IL');
  return (
    <form>
      <Select
        id="state"
        name="state"
        label="State"
        options={states}
        defaultValue="IL"
        onChange={({ target }) => setState(target.value)}
      />
      <TimeZoneField
        id="zone"
        name="zone"
        label="Time zone"
        placeholder="Choose a time zone"
        stateCode={state}
        {...(kept && { defaultValue: kept })}
      />
    </form>
  );
}

test('a state proposes its time zone; one with two and a territory leave it to be chosen', async () => {
  await draw(<Sheet />);
  const zone = page.getByLabelText('Time zone');
  const state = page.getByLabelText('State');
  await expect.element(zone).toHaveValue('America/Chicago');
  await state.selectOptions('TX');
  await expect.element(zone).toHaveValue('');
  await zone.selectOptions('Mountain (Denver)');
  await expect.element(zone).toHaveValue('America/Denver');
  await state.selectOptions('PR');
  await expect.element(zone).toHaveValue('');
});

test('what was kept is shown until the state is another', async () => {
  await draw(<Sheet kept="America/New_York" />);
  const zone = page.getByLabelText('Time zone');
  await expect.element(zone).toHaveValue('America/New_York');
  await page.getByLabelText('State').selectOptions('TX');
  await expect.element(zone).toHaveValue('');
});
