import { describe, expect, test } from 'vitest';
import { providerUsersFault } from './onboarding';
import { addPeople, peopleOfEnrollment, sourcesOfEnrollment } from './self-enrollment';

const dana = {
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'Dana@cedar.test',
  phoneNumber: '5095550147',
  isOwner: true,
};
const omar = { firstName: 'Omar', lastName: 'Reyes', email: 'omar@cedar.test', phoneNumber: '5095550149' };
const ines = { firstName: 'Ines', lastName: 'Moore', email: 'ines@cedar.test' };

describe('people of an enrollment', () => {
  test('are users with roles, the primary contact first and whom we call', () => {
    const owner = { ...omar, firstName: 'Ada', email: 'ada@cedar.test' };
    const users = peopleOfEnrollment({
      primaryContact: { ...dana, isOwner: false },
      auxiliaryContact: omar,
      doctorInformation: ines,
      ownerInformation: owner,
    });
    expect(
      users.map(({ contactName, role, email, phoneNumber, isPoc }) => [contactName, role, email, phoneNumber, isPoc]),
    ).toEqual([
      ['Dana Whitlock', 'PracticeAdmin', 'dana@cedar.test', '5095550147', true],
      ['Ada Reyes', 'PracticeAdmin', 'ada@cedar.test', '5095550149', false],
      ['Omar Reyes', 'PracticeStaff', 'omar@cedar.test', '5095550149', false],
      ['Ines Moore', 'PracticeDoctor', 'ines@cedar.test', '', false],
    ]);
    expect(providerUsersFault(users)).toBeNull();
  });

  test('of one address are one person', () => {
    const users = peopleOfEnrollment({
      primaryContact: dana,
      auxiliaryContact: { ...omar, email: 'dana@CEDAR.test' },
      doctorInformation: { ...ines, email: 'dana@cedar.test' },
      ownerInformation: { ...dana, email: 'dana@cedar.test' },
    });
    expect(users.map(({ role }) => role)).toEqual(['PracticeAdmin']);
  });

  test('come beside those who were typed: nobody is replaced, and the contact stays', () => {
    const typed = [
      { contactName: 'Dana W.', role: 'PracticeStaff', email: 'dana@cedar.test', phoneNumber: '', isPoc: false },
      { contactName: 'Lee Park', role: 'PracticeAdmin', email: 'lee@cedar.test', phoneNumber: '', isPoc: true },
    ];
    const told = peopleOfEnrollment({ primaryContact: dana, auxiliaryContact: omar, doctorInformation: null });
    expect(addPeople(typed, told)).toEqual([...typed, { ...told[1], isPoc: false }]);
    expect(addPeople(typed.slice(1), told).map(({ isPoc }) => isPoc)).toEqual([true, false, false]);
    expect(addPeople([], told)).toEqual(told);
  });
});

test.each([
  [{ leadSource: 'Web search', referralSource: 'Bright Smile' }, ['Self-enrollment', 'Referral', 'Bright Smile']],
  [{ leadSource: ' conference ' }, ['Conference', '', '']],
  [{ leadSource: 'Referral', referralSource: 'Ann Lee' }, ['Referral', '', 'Ann Lee']],
  [{}, ['Self-enrollment', '', '']],
])('%o comes from %o', (said, expected) => {
  const { primary, secondary, broker } = sourcesOfEnrollment(said);
  expect([primary, secondary, broker]).toEqual(expected);
});
