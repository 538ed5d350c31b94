/** Navigation as Turbo does it: fetch the next page, replace the body, and run the scripts of the new body again. */
const root = document.documentElement;

/** @type {(event: Event) => Promise<void>} */
const visit = async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('data-turbo')) return;
  event.preventDefault();
  const text = await (await fetch(link.href)).text();
  const next = new DOMParser().parseFromString(text, 'text/html');
  history.pushState({}, '', link.href);
  for (const script of next.body.querySelectorAll('script')) {
    const fresh = next.createElement('script');
    for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
    script.replaceWith(fresh);
  }
  document.body.replaceWith(next.body);
};

if (!root.dataset.turbo) {
  root.dataset.turbo = 'on';
  document.addEventListener('click', visit);
}
