import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { activatePlan, logIn, sendPlan } from './a-plan';

test('@both a member finds papers, privacy and credits, and cancels in Spanish with all of it back', async ({
  page,
  addresses,
  mailbox,
}, info) => {
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  await sendPlan(addresses.app, maya);
  await logIn(page, maya, mailbox);
  await activatePlan(page, maya);

  await test.step('what she signed is among her documents, and is saved', async () => {
    await page.goto('/v2/privi/member/more');
    await page.getByRole('link', { name: 'Documents' }).click();
    await ask(page, 'Documents');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Membership agreement/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Save as PDF: / })
      .first()
      .press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('she confirms the privacy policy, and it stays confirmed', async () => {
    await page.goto('/v2/privi/member/more');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await ask(page, 'Privacy');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have read this' }).press('Enter');
    await expect(page.getByText(/^You confirmed this text on /)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^You confirmed this text on /)).toBeVisible();
  });

  await test.step('she opens the overview', async () => {
    await page.goto('/v2/privi/member/more');
    await page.getByRole('button', { name: 'Where to find things' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Where to find things' })).toBeVisible();
  });

  await test.step('she has no credits yet, and none to send or spend', async () => {
    await page.goto('/v2/privi/member/payments');
    await page.getByRole('link', { name: 'Credits: $0.00' }).click();
    await ask(page, 'Credits');
    await expect(page.getByText(/^No credit yet/)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/v2/privi/member/global-credits/withdraw');
    await expect(page.getByText(/^You have no credit to cash out/)).toBeVisible();
    await page.goto('/v2/privi/member/global-credits/apply');
    await expect(page.getByText('Nothing is due right now.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('in Spanish she has the quote mailed, and cancels with what she paid on its way back', async () => {
    await page.goto('/v2/privi/member/more');
    await page.getByRole('button', { name: 'Español' }).click();
    await ask(page, 'Más');
    await page.goto('/v2/privi/member/my-membership?cancelStep=0');
    await ask(page, 'Si cancela hoy');
    await expect(page.getByText('Todavía ningún tratamiento')).toBeVisible();
    await page.getByRole('button', { name: 'Enviarme esta cotización por correo' }).press('Enter');
    await expect(page.getByText(/^Enviado a .+ No se cancela nada\.$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Continuar y recibir / }).press('Enter');
    await ask(page, '¿Cancelar su membresía?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancelar mi membresía' }).press('Enter');
    await ask(page, 'Su membresía terminó');
    await expectAccessible(page);
  });
});
