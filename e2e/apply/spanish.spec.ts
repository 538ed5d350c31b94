import type { Mailbox } from '../fixtures/mailbox';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { anApplicant, ask } from './applicant';

const slug = 'bright-smile';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).press('Enter');

/** Every sentence of a screen that is still English would hold one of these. */
const ENGLISH = /\b(?:the|your|you|with|and|we|this|is)\b/i;

async function expectSpanish(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  const text = await page.locator('main, header, footer').allInnerTexts();
  expect(text.join('\n').replace(/Bright Smile[^\n]*/g, '')).not.toMatch(ENGLISH);
}

async function answer(page: Page, lastName: string): Promise<void> {
  await ask(page, 'Su nombre legal y fecha de nacimiento');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellidos').fill(lastName);
  await page.getByLabel('Mes').fill('8');
  await page.getByLabel('Día').fill('21');
  await page.getByLabel('Año').fill('1988');
  await goOn(page);
  await ask(page, '¿Cuál es su número de teléfono?');
  await page.getByLabel('Número de teléfono').fill('5125550142');
  await goOn(page);
  await ask(page, '¿Dónde vive?');
  await page.getByLabel('Calle y número').fill('12 Oak Street');
  await page.getByLabel('Ciudad').fill('Austin');
  await page.getByRole('combobox', { name: 'Estado' }).fill('Tex');
  await page.getByRole('option', { name: 'Texas' }).dispatchEvent('click');
  await page.getByLabel('Código postal').fill('78701');
  await goOn(page);
  await ask(page, /últimos 4 dígitos/);
  await page.getByLabel('Últimos 4 dígitos').fill('0001');
  await goOn(page);
  await ask(page, /ingresos anuales/);
  await page.getByLabel('Ingresos anuales').fill('85000');
  await goOn(page);
  await ask(page, /Cuánto le gustaría/);
  await page.getByLabel('Monto').fill('9000');
  await goOn(page);
  await ask(page, '¿Podemos revisar su crédito?');
  await page.getByLabel(/Permito una consulta suave/).press('Space');
  await goOn(page);
  await ask(page, 'Revise sus respuestas');
}

async function logIn(page: Page, email: string, mailbox: Mailbox): Promise<void> {
  await page.goto('/v2/borrower/login?redirect=/v2/borrower/my-documents');
  await page.getByLabel('Correo o teléfono celular').fill(email);
  await page.getByRole('button', { name: /código/i }).click();
  await page.getByLabel('Código', { exact: true }).fill(await mailbox.nextCode(email));
  await expect(page.getByRole('heading', { name: 'Documentos', level: 1 })).toBeVisible();
}

/** The agreement as it was signed, and what it says in English. */
async function saveBoth(page: Page): Promise<void> {
  const agreement = page.getByRole('listitem').filter({ hasText: 'Contrato del límite de gasto' });
  await expect(agreement).toBeVisible();
  await expectSpanish(page);
  await expectAccessible(page);
  for (const [button, file] of [
    [/^Guardar Contrato del límite de gasto del .* como PDF$/, /^contrato-del-limite-de-gasto-/],
    [/en inglés como PDF$/, /^spending-limit-agreement-/],
  ] as const) {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      agreement.getByRole('button', { name: button }).first().click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(file);
  }
}

test.describe('with a browser in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('a patient applies, is approved and signs, all of it in Spanish', async ({ page, mailbox }, { project }) => {
    const ana = anApplicant('0001', `${project.name}-es`);
    await page.goto(`/v2/${slug}/apply`);
    await ask(page, '¿Qué correo electrónico usamos?');
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Correo electrónico').fill(ana.email);
    await page.getByRole('button', { name: 'Enviarme un código' }).press('Enter');
    await ask(page, 'Escriba el código de 6 dígitos');
    await expectSpanish(page);
    await page.getByLabel('Código', { exact: true }).fill(await mailbox.nextCode(ana.email));
    await answer(page, ana.lastName);
    await expect(page.getByText('21 de agosto de 1988')).toBeVisible();
    await expect(page.getByText('$85,000')).toBeVisible();
    await expectSpanish(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver mi resultado' }).click();
    await ask(page, 'Su solicitud fue aprobada, Ana');
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Leer y firmar' }).click();
    await ask(page, 'Lea y firme');
    await expect(page.getByText('Lo que cuesta el límite')).toBeVisible();
    await expectSpanish(page);
    await page.getByLabel(/Leí el contrato/).check();
    await page.getByLabel(/documentos electrónicamente/).check();
    await page.getByLabel('Escriba su nombre legal completo').fill(`Ana ${ana.lastName}`);
    await page.getByRole('button', { name: 'Firmar mi contrato' }).click();
    await ask(page, 'Todo listo, Ana');
    await expectSpanish(page);
    await expectAccessible(page);
    await logIn(page, ana.email, mailbox);
    await saveBoth(page);
  });

  test('staff’s log-in stays English', async ({ page }) => {
    await page.goto('/v2/admin/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the switch keeps what was typed, and the choice is remembered', async ({ page }) => {
  await page.goto(`/v2/${slug}/apply`);
  await page.getByLabel('Email address').fill('ana@patient.example');
  await page.getByRole('link', { name: 'Español' }).click();
  await ask(page, '¿Qué correo electrónico usamos?');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@patient.example');
  await page.goto('/v2/borrower/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Correo o teléfono celular').fill('5125550142');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('Email or mobile phone')).toHaveValue('5125550142');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('5125550142');
});
