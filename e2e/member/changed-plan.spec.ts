import { withdrawPlan } from '@contract/membership/plan-calls';
import { pressAt, typeInto } from '../fixtures/keys';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { logIn, PRACTICE, sendPlan } from './a-plan';

test(
  'a plan that the practice changes, takes back and sends again while it is read, in Spanish by keyboard alone: only what stands is signed',
  { tag: '@both' },
  async ({ page, addresses, mailbox }, info) => {
    const { app } = addresses;
    const maya = aPerson('0001', info);
    await openSignup(page);
    await signUp(page, maya, mailbox);
    await ask(page, 'You’re registered, Maya');
    const membershipId = await sendPlan(app, maya);
    await logIn(page, maya, mailbox);
    await ask(page, 'Hello, Maya');
    await page.goto('/v2/privi/member/more');
    await pressAt(page, ['button', 'Español']);
    await ask(page, 'Más');

    const title = page.getByRole('heading', { level: 1 });
    const readAndGoOn = async () => {
      await page.goto('/v2/privi/member/welcome');
      await pressAt(page, ['link', 'Revisar el plan']);
      await expect(title).toHaveText(/^\$\d+\.\d\d hoy$/);
      await expectAccessible(page);
      await pressAt(page, ['button', 'Continuar']);
      await ask(page, '¿Cómo quiere pagar?');
      await expectAccessible(page);
    };
    const sign = async () => {
      await pressAt(page, ['checkbox', /^He leído los términos/]);
      const name = page.getByLabel('Escriba su nombre para firmar');
      if ((await name.inputValue()) === '')
        await typeInto(page, { name: 'Escriba su nombre para firmar', text: `${maya.firstName} ${maya.lastName}` });
      await pressAt(page, ['button', /^Firmar y pagar /]);
    };

    const before = await test.step('she reads the plan, and enters a card on the vault’s page', async () => {
      await readAndGoOn();
      await pressAt(page, ['button', 'Agregar una tarjeta']);
      const vault = page.frameLocator('iframe[title="Su tarjeta de débito"]');
      await typeInto(page, { name: 'Card number', text: '4242424242424242' }, vault);
      await typeInto(page, { name: 'Expires, MM / YY', text: '04 / 29' }, vault);
      await typeInto(page, { name: 'Security code', text: '123' }, vault);
      await typeInto(page, { name: 'Name on the card', text: 'Maya Reyes' }, vault);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: /•••• 4242/ })).toBeChecked();
      await pressAt(page, ['button', 'Continuar']);
      await expect(page.getByText('Paso 3 de 4, revisar, pagar y firmar')).toBeVisible();
      await expectAccessible(page);
      return title.textContent();
    });

    await test.step('the practice changes it: she is shown the new one, and has signed nothing', async () => {
      await sendPlan(app, maya, { upfrontCost: 100 });
      await sign();
      await expect(
        page.getByText(/^Bright Smile Dental cambió este plan mientras usted lo tenía abierto/),
      ).toBeVisible();
      await expect(title).toHaveText(/ hoy$/);
      expect(await title.textContent()).not.toBe(before);
      // The name stays; what was agreed to was another text.
      await expect(page.getByLabel('Escriba su nombre para firmar')).toHaveValue(`${maya.firstName} ${maya.lastName}`);
      await expect(page.getByLabel(/^He leído los términos/)).not.toBeChecked();
      await expectAccessible(page);
    });

    await test.step('the practice takes it back: nothing is signed, nothing is charged', async () => {
      const manager = await staffOf(app, 'manager@bright-smile.test');
      await manager('POST', withdrawPlan.path, { membershipId, practiceId: PRACTICE });
      await sign();
      await ask(page, 'Esto fue retirado');
      await expect(page.getByText(/No se firmó ni se cobró nada\.$/)).toBeVisible();
      await expectAccessible(page);
      await pressAt(page, ['link', 'Volver al inicio']);
      await expect(page.getByText('Su plan está en camino')).toBeVisible();
    });

    await test.step('the next one she signs, and pays what the button says', async () => {
      await sendPlan(app, maya);
      await readAndGoOn();
      await pressAt(page, ['radio', /•••• 4242/]);
      await pressAt(page, ['button', 'Continuar']);
      await expect(title).toHaveText(/ hoy$/);
      const due = ((await title.textContent()) ?? '').replace(' hoy', '');
      await sign();
      await ask(page, 'Le damos la bienvenida, Maya');
      await expect(page.getByText(`Hoy pagó ${due}.`)).toBeVisible();
      await expectAccessible(page);
      await pressAt(page, ['button', 'Ver mi membresía']);
      await ask(page, /Maya/);
      await expect(page.getByText('Activa', { exact: true })).toBeVisible();
    });
  },
);
