/** A single-page site: routes swap the page's content, and one route carries a widget of its own. */
const routes = new Map([
  ['home', '<h1>Home</h1>'],
  ['care', '<h1>Paying for care</h1><pf-generic-calculator practice="bright-smile"></pf-generic-calculator>'],
]);

const show = (name = 'home') => {
  const main = document.querySelector('main');
  if (main) main.innerHTML = routes.get(name) ?? '';
};

for (const link of document.querySelectorAll('a')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const { route } = link.dataset;
    history.pushState({ route }, '', `?route=${route}`);
    show(route);
  });
}
addEventListener('popstate', () => show(new URLSearchParams(location.search).get('route') ?? 'home'));
