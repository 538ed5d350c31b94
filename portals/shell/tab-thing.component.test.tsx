import { RootLayout } from '@portals/shell/root-layout';
import { DetailHeader } from '@portals/ui/detail-header';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { useTabThing } from './tab-thing';

function Payments() {
  useTabThing('Clear aligners');
  return <h1>Payments</h1>;
}

function Borrower() {
  return <DetailHeader crumbs={[]} name={useLocation().search === '?of=ben' ? 'Ben Ortiz' : 'Ana Reyes'} />;
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
            Component: Borrower,
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
  await router.navigate('/borrower?of=ben');
  await expect.poll(() => document.title).toMatch(/^Borrower, Ben Ortiz · /);
});
