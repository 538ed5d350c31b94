import { DetailHeader } from '@portals/admin/words/detail-header';
import { RootLayout } from '@portals/shell/root-layout';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { useTabThing } from './tab-thing';

function Payments() {
  useTabThing('Clear aligners');
  return <h1>Payments</h1>;
}

test('the tab names the page and what it is about, and the next page is named without it', async () => {
  const before = document.title;
  const router = createMemoryRouter(
    [
      {
        element: <RootLayout />,
        children: [
          { path: '/payments', handle: { title: 'Payments' }, Component: Payments },
          {
            path: '/borrower',
            handle: { title: 'Borrower' },
            element: <DetailHeader crumbs={[]} name="Ana Reyes" />,
          },
          { path: '*', handle: { title: 'Home' }, element: <h1>Home</h1> },
        ],
      },
    ],
    { initialEntries: ['/payments'] },
  );
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.title = before;
  });
  flushSync(() => root.render(<RouterProvider router={router} />));
  await expect.poll(() => document.title).toMatch(/^Payments, Clear aligners · /);
  await router.navigate('/');
  await expect.poll(() => document.title).toMatch(/^Home · /);
  await router.navigate('/borrower');
  await expect.poll(() => document.title).toMatch(/^Borrower, Ana Reyes · /);
});
