import { describe, expect, test } from 'vitest';
import {
  mergeLead,
  nextStep,
  ONBOARDING_STEPS,
  type OnboardingStep,
  type ProviderUser,
  providerUsersFault,
  providerUserValidity,
  slugOfName,
  stepsMissing,
  stepsOf,
  usableLead,
} from './onboarding';

const dana: ProviderUser = {
  contactName: 'Dana Whitlock',
  role: 'PracticeAdmin',
  email: 'dana@cedarridge.test',
  phoneNumber: '(509) 555-0147',
  isPoc: true,
};

describe('steps', () => {
  test('the lead, the rewards program and the promotion can wait, nothing else can', () => {
    const missing = (done: readonly OnboardingStep[]) => stepsMissing({ done: new Set(done), enrollment: 'BOTH' });
    expect(missing([])).toEqual(ONBOARDING_STEPS.filter((step) => !['lead', 'rewards', 'promotion'].includes(step)));
    expect(missing(ONBOARDING_STEPS)).toEqual([]);
    for (const step of missing([])) expect(missing(ONBOARDING_STEPS.filter((one) => one !== step))).toEqual([step]);
  });
  test('the next step is the first that is not done', () => {
    const next = (done: readonly OnboardingStep[]) => nextStep({ done: new Set(done), enrollment: 'APPLICATIONS' });
    expect(next([])).toBe('lead');
    expect(next(['lead', 'provider-information', 'users'])).toBe('provider-public');
    expect(next(ONBOARDING_STEPS)).toBeNull();
  });
  test('a practice that offers memberships alone is asked nothing of loans', () => {
    const done = new Set<OnboardingStep>(['lead', 'provider-information', 'provider-public', 'users']);
    expect(nextStep({ done, enrollment: 'MEMBERSHIPS' })).toBe('risk-terms');
    expect(stepsMissing({ done, enrollment: 'MEMBERSHIPS' })).toEqual(['risk-terms', 'bank']);
    expect(stepsMissing({ done, enrollment: 'APPLICATIONS' })).toEqual(['funding', 'products', 'risk-terms', 'bank']);
    expect(stepsOf('MEMBERSHIPS')).not.toContain('promotion');
  });
});

describe('provider user rows carry per-field validity', () => {
  test('a whole row is valid in every field', () => {
    expect(providerUserValidity(dana, [])).toEqual({ contactName: true, role: true, email: true, phoneNumber: true });
    expect(providerUserValidity({ ...dana, phoneNumber: '' }, []).phoneNumber).toBe(true);
  });
  test.each<[Partial<ProviderUser>, keyof ReturnType<typeof providerUserValidity>]>([
    [{ contactName: 'Dana' }, 'contactName'],
    [{ role: 'Admin' }, 'role'],
    [{ role: 'EnterpriseAdmin' }, 'role'],
    [{ role: '' }, 'role'],
    [{ email: 'dana@' }, 'email'],
    [{ email: 'DANA@cedarridge.test' }, 'email'],
    [{ phoneNumber: '555' }, 'phoneNumber'],
  ])('%o is wrong in its field alone', (change, field) => {
    const above = change.email === 'DANA@cedarridge.test' ? [dana] : [];
    const flags = providerUserValidity({ ...dana, ...change }, above);
    expect(Object.entries(flags).flatMap(([name, isValid]) => (isValid ? [] : name))).toEqual([field]);
  });
  test('a practice has somebody, one contact, and an administrator', () => {
    expect(providerUsersFault([])).toBe('Add at least one person from the practice.');
    expect(providerUsersFault([dana])).toBeNull();
    expect(providerUsersFault([{ ...dana, isPoc: false }])).toBe('Choose one person as the contact.');
    expect(providerUsersFault([dana, { ...dana, email: 'eli@cedarridge.test' }])).toBe(
      'Choose one person as the contact.',
    );
    expect(providerUsersFault([dana, { ...dana, isPoc: false }])).toBe('Fix the highlighted people.');
    expect(providerUsersFault([{ ...dana, role: 'MultiTenant' }])).toBe('Make one person the practice admin.');
  });
});

describe('a lead', () => {
  test('fills in what is empty, and replaces nothing that was typed', () => {
    expect(
      mergeLead({ practiceName: 'Cedar Ridge', city: '' }, { practiceName: 'CEDAR RIDGE DENTAL', city: 'Spokane' }),
    ).toEqual({ fields: { practiceName: 'Cedar Ridge', city: 'Spokane' }, filled: ['city'] });
  });
  test('leaves out what a field of ours would refuse', () => {
    expect(
      usableLead({
        practiceName: 'Cedar Ridge',
        stateCode: 'Washington',
        zipCode: '9920',
        routingNumber: '123456789',
        email: 'x',
        specialty: 'Teeth',
        yearEstablished: '99',
        phoneNumber: '1',
        city: '  ',
      }),
    ).toEqual({ practiceName: 'Cedar Ridge' });
  });
});

test.each([
  ['Cedar Ridge Dental', 'cedar-ridge-dental'],
  ["Émile's Smile & Co.", 'emiles-smile-and-co'],
  ['  --  ', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s becomes the address part %s', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});
