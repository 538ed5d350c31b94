import { draw } from '@portals/form/testing/draw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchField } from './filter-bar';

/** A list's query in one piece, as its address holds it. */
function Query() {
  const [query, setQuery] = useState({ search: '', filter: 'none' });
  return (
    <>
      <SearchField label="Practice name" value={query.search} onValue={(search) => setQuery({ ...query, search })} />
      <button type="button" onClick={() => setQuery({ ...query, filter: 'mine' })}>
        Only mine
      </button>
      <p>{`${query.search} ${query.filter}`}</p>
    </>
  );
}

test('a filter that is chosen before the search is reported stays', async () => {
  draw(<Query />);
  await page.getByLabelText('Practice name').fill('maria');
  await page.getByRole('button', { name: 'Only mine' }).click();
  await expect.element(page.getByText('maria mine')).toBeVisible();
});
