import { afterEach, expect, test } from 'vitest';
import { endSession, followOtherTabs, session, startSession } from './session.store';

afterEach(endSession);

/** What the browser tells a tab when another one changed the storage that they share; null is all of it, as a log-out does. */
const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('a log-out in another tab ends the session here and leaves the page, once; nothing else does', () => {
  let left = 0;
  const stop = followOtherTabs(() => {
    left += 1;
  });
  startSession('mine', 'borrower');
  changed('something-else');
  expect([session.token, left]).toEqual(['mine', 0]);
  // A page in a frame, as this one is, keeps no token in the storage.
  changed(null);
  changed(null);
  expect([session.token, left]).toEqual([null, 1]);
  stop();
});
