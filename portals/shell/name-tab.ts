/** Heads of staff pages that are about a person or a thing. */
const NAMED = 'h1[data-tab-thing]';

let named = '';

/**
 * Names in the tab whom or what a staff page is about: "Borrower, Ana Reyes". The head of the page says it, so that none of the many
 * pages has to, and the frame of staff carries nothing for it.
 */
export function nameTab(): void {
  const thing = document.querySelector(NAMED)?.textContent;
  const [page, ...brand] = document.title.split(' · ');
  if (!thing || !page || brand.length === 0 || page.endsWith(`, ${thing}`)) return;
  // Of the same page about another one before.
  const bare = named !== '' && page.endsWith(named) ? page.slice(0, -named.length) : page;
  named = `, ${thing}`;
  document.title = [bare + named, ...brand].join(' · ');
}

/** From now on, whenever a page or its title changes. */
export function nameTabs(): void {
  const changes = new MutationObserver(nameTab);
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  const title = document.querySelector('title');
  if (title) changes.observe(title, { childList: true });
  nameTab();
}
