const fields: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Born',
  email: 'Email',
  phoneNumber: 'Phone',
  patientInfo: 'Who the treatment is for',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  approvedCreditLine: 'Limit',
  expiresOn: 'Good until',
  practiceId: 'Practice',
  application: 'Application',
  reason: 'Why',
  dutyFrom: 'First day of active duty',
  dutyUntil: 'Last day of active duty',
};

/** What a field of a person is called. */
export const fieldWords = (field: string): string => fields[field] ?? field;
