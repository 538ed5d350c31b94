import { finishApplication } from '@contract/application/decision-calls';
import { submitKbaExam } from '@contract/application/exam-calls';
import { applyByCalls, call } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';
import { anApplicant, ask, proveEmail } from './applicant';

test('whoever fails the identity questions shows a photo ID, and is decided again', async ({
  page,
  mailbox,
  addresses: { app, sandbox },
}, { project }) => {
  const ana = anApplicant('0006', `questions-${project.name}`);
  const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
  const { truvalidate } = await call(app, finishApplication, { input: { body: { applicationId } }, token });
  const exam = truvalidate.KBA;
  if (!exam) throw new Error('No questions were asked.');
  const key = await (await fetch(`${sandbox}/sandbox/kba/${exam.examId}`)).text();
  const answers = exam.questions.map(({ id: questionId, text, options }) => {
    const right = /class="right">([^<]+) \(right/.exec(key.slice(key.indexOf(text)))?.[1];
    return { questionId, optionId: options.find((option) => option.text !== right)?.id ?? '' };
  });
  await call(app, submitKbaExam, {
    input: { body: { applicationId, payload: { examId: exam.examId, answers } } },
    token,
  });

  await proveEmail(page, 'bright-smile', { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await ask(page, 'We can’t offer you a spending limit today');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Show a photo ID/ }).click();
  await ask(page, 'Let’s make sure it’s you');
  await page.getByRole('link', { name: 'Verify my identity' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await ask(page, 'You’re approved, Ana');
});

test('whoever lives in another state than the practice reads what is looked at, and when it is heard of', async ({
  page,
  mailbox,
  addresses: { app },
}, { project }) => {
  const ana = anApplicant('0001', `state-${project.name}`);
  const home = { street: '12 Oak Street', city: 'Los Angeles', state: 'CA' as const, zipCode: '90012' };
  const { applicationId, token } = await applyByCalls({ app, mailbox }, { ...ana, home });
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  await proveEmail(page, 'bright-smile', { email: ana.email, code: () => mailbox.nextCode(ana.email) });
  await ask(page, 'We’re checking your address');
  await expect(page.getByText(/this isn’t a denial/)).toBeVisible();
  await expectAccessible(page);
});
