import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from './keep-focus';

function List() {
  const [isRead, setRead] = useState(false);
  return (
    <main>
      <h1>Borrowers</h1>
      <button type="button" onClick={() => setRead(true)}>
        Read
      </button>
      {isRead && (
        <ul>
          <li>
            <Link to="/ana">Ana Reyes</Link>
          </li>
          <li>
            <Link to="/ben">Ben Ortiz</Link>
          </li>
        </ul>
      )}
    </main>
  );
}

function Loan() {
  const [isPaid, setPaid] = useState(false);
  return (
    <main>
      <nav data-crumbs="">
        <Link to="/list">Borrowers</Link>
      </nav>
      <h1>Ben Ortiz</h1>
      <section>
        <h2>Make a payment</h2>
        {isPaid ? (
          <p>Paid</p>
        ) : (
          <button type="button" onClick={() => setPaid(true)}>
            Pay
          </button>
        )}
      </section>
    </main>
  );
}

/** A menu that stays, around pages that each bring a main of their own. */
const Around = () => (
  <>
    <nav>
      <Link to="/list">To the list</Link>
      <Link to="/ben">To the loan</Link>
    </nav>
    <Outlet />
  </>
);

/** The pages at real addresses, since the place on each is kept by where the browser is. */
function open() {
  const before = window.location.href;
  const router = createMemoryRouter(
    [
      {
        Component: Around,
        children: [
          { path: '/list', Component: List },
          { path: '*', Component: Loan },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  );
  const follow = () => {
    const { pathname, key } = router.state.location;
    window.history.replaceState({ key }, '', pathname);
  };
  follow();
  router.subscribe(follow);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const end = keepFocus();
  onTestFinished(() => {
    end();
    root.unmount();
    place.remove();
    window.history.replaceState(null, '', before);
  });
  flushSync(() => root.render(<RouterProvider router={router} />));
  return router;
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const press = async (name: string, role: 'link' | 'button' = 'link') => {
  (page.getByRole(role, { name, exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

test('a page that a link opened has the focus on its heading', async () => {
  open();
  await press('Read', 'button');
  await press('Ben Ortiz');
  await expect.element(heading('Ben Ortiz')).toHaveFocus();
});

test('the way back leads to the row that was opened, once it is read again', async () => {
  const router = open();
  await press('Read', 'button');
  await press('Ben Ortiz');
  await expect.element(heading('Ben Ortiz')).toHaveFocus();
  await router.navigate(-1);
  await expect.element(heading('Borrowers')).toHaveFocus();
  flushSync(() => (page.getByRole('button', { name: 'Read' }).element() as HTMLElement).click());
  await expect.element(page.getByRole('link', { name: 'Ben Ortiz' })).toHaveFocus();
});

test('so does the link above a detail page that names its list', async () => {
  open();
  await press('Read', 'button');
  await press('Ben Ortiz');
  await expect.element(heading('Ben Ortiz')).toHaveFocus();
  await press('Borrowers');
  await expect.element(heading('Borrowers')).toHaveFocus();
  flushSync(() => (page.getByRole('button', { name: 'Read' }).element() as HTMLElement).click());
  await expect.element(page.getByRole('link', { name: 'Ben Ortiz' })).toHaveFocus();
});

test('a link of a menu that stays gives the focus to the page that it opened', async () => {
  open();
  await press('To the loan');
  await expect.element(heading('Ben Ortiz')).toHaveFocus();
});

test('a press that does away with its button leaves the focus at the heading around it', async () => {
  open();
  await press('To the loan');
  await press('Pay', 'button');
  await expect.element(page.getByText('Paid')).toBeVisible();
  await expect.element(heading('Make a payment')).toHaveFocus();
});

test('nothing has the focus after somebody left it, and it stays so', async () => {
  open();
  await press('To the loan');
  const button = page.getByRole('button', { name: 'Pay' }).element() as HTMLElement;
  button.focus();
  button.blur();
  await Promise.resolve();
  flushSync(() => button.click());
  await expect.element(page.getByText('Paid')).toBeVisible();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
