import { isFramed } from '@portals/state/browser-storage';
import { keepFocus } from './keep-focus';
import { nameTabs } from './name-tab';

/** What a page may need once it is shown, fetched while there is a connection, and no part of its first load. */
export { fetchAnew } from './failed-part';
export { UnreachedBanner } from './unreached-banner';

keepFocus();
nameTabs();

// No first screen has a press that binds; what judges one is there before it.
if (isFramed()) import('@portals/state/sight').catch(() => undefined);
// An embedded page has neither a chat nor measuring of its own (membership §2).
else
  import('./outside-scripts')
    .then(({ addOutsideScripts }) => addOutsideScripts(document.getElementById('site')?.textContent))
    .catch(() => undefined);
