import type { Signup } from '../signup.store';

/** A sign-up at its name step. */
export const aSignup = (change: Partial<Signup> = {}): Signup => ({
  status: 'REGISTER',
  user: {
    _id: 'b-1',
    userReference: null,
    email: 'maya@example.test',
    phoneNumber: null,
    firstname: 'Maya',
    lastname: 'Reyes',
    dateofBirth: null,
    street: null,
    unitapartment: null,
    city: null,
    state: null,
    zipCode: null,
    hasSsn: false,
    saveForLater: false,
  },
  practice: { _id: 'p-1', slug: 'harbor-medspa', PracticeName: 'Harbor Med Spa' },
  application: null,
  hasRequestedTreatments: false,
  tries: 0,
  pagePath: 'name-step',
  redirectLocation: null,
  KBA: null,
  ...change,
});
