import { faultsOf } from '../fixtures/axe';
import { expect, page, snippet, test } from './world/test';

const inSpanish = snippet('data-practice="bright-smile" data-lang="es"');

test('a snippet in Spanish draws a Spanish button, dialog and frame', async ({ page: tab, visit, app }) => {
  await visit(page(`<h1>Bright Smile</h1>${inSpanish}`));
  await tab.getByRole('button', { name: 'Ver mis opciones' }).click();
  const frame = tab.locator('iframe[title="Solicitar financiamiento"]');
  const src = new URL((await frame.getAttribute('src')) ?? '');
  expect(src.searchParams.get('lang')).toBe('es');
  await expect(tab.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  expect(app.requests.filter((path) => /\/spanish-/.test(path))).toHaveLength(1);
});

for (const [place, html] of [
  ['a button', inSpanish],
  ['an element further down', `<pf-application practice="bright-smile" lang="es"></pf-application>${snippet('')}`],
]) {
  test(`where the code of ${place} in Spanish cannot be had, the link is Spanish`, async ({
    page: tab,
    visit,
    app,
    problems,
  }) => {
    app.behave({ missing: /widgets-/ });
    await visit(page(`<h1>Bright Smile</h1><div style="height:4000px"></div>${html}`));
    await tab.mouse.wheel(0, 4000);
    await expect(tab.getByRole('link', { name: 'Ver mis opciones' })).toHaveAttribute(
      'href',
      `${app.origin}/v2/bright-smile/apply`,
    );
    problems.length = 0;
  });
}

test('a calculator in Spanish quotes and explains in Spanish', async ({ page: tab, visit }) => {
  await visit(
    page(
      `<main><h1>Pagar</h1><pf-calculator practice="bright-smile" lang="es" amount="4500"></pf-calculator></main>${snippet('')}`,
    ),
  );
  await expect(tab.getByRole('heading', { name: '¿Cuánto costaría cada mes?' })).toBeVisible();
  await expect(tab.getByRole('radio', { name: /\$216\.04 al mes por 24 meses/ })).toBeChecked();
  await expect(
    tab.getByText(/Ejemplo para un puntaje de crédito bueno en .*23 pagos de \$216\.04 y uno de \$215\.95/),
  ).toBeVisible();
  expect(await faultsOf(tab, { within: 'pf-calculator' })).toEqual([]);
});

test('a page in English fetches no Spanish word', async ({ page: tab, visit, app }) => {
  await visit(page(`<h1>Bright Smile</h1>${snippet('data-practice="bright-smile"')}`));
  await expect(tab.getByRole('button', { name: 'See my options' })).toBeVisible();
  expect(app.requests.filter((path) => /spanish/.test(path))).toEqual([]);
});
