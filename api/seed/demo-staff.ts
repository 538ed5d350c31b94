import type { StaffRole } from '@domain/enums';

export const DEMO_PASSWORD = 'Demo-Password-1';

export type DemoStaff = {
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  financePartner?: boolean;
  brand?: 'financing' | 'membership';
  enterpriseId?: string;
  practices: readonly string[];
};

/** Staff that demos and tests log in as, then colleagues at the other practices. All share one printed password. */
export const demoStaff: readonly DemoStaff[] = [
  { email: 'admin@demo.test', firstName: 'Priya', lastName: 'Raman', role: 'Admin', practices: [] },
  { email: 'operations@demo.test', firstName: 'Owen', lastName: 'Hale', role: 'Admin', practices: [] },
  {
    email: 'finance@demo.test',
    firstName: 'Farah',
    lastName: 'Lind',
    role: 'Admin',
    financePartner: true,
    practices: [],
  },
  {
    email: 'privi-admin@demo.test',
    firstName: 'Petra',
    lastName: 'Moss',
    role: 'Admin',
    brand: 'membership',
    practices: [],
  },
  {
    email: 'enterprise@demo.test',
    firstName: 'Elliot',
    lastName: 'Shaw',
    role: 'EnterpriseAdmin',
    enterpriseId: 'ent-harborline',
    practices: [],
  },
  {
    email: 'enterprise@brightarch.test',
    firstName: 'Bea',
    lastName: 'Arden',
    role: 'EnterpriseAdmin',
    enterpriseId: 'ent-brightarch',
    practices: [],
  },
  {
    email: 'multi@demo.test',
    firstName: 'Mina',
    lastName: 'Torres',
    role: 'MultiTenant',
    practices: ['bright-smile', 'harbor-medspa'],
  },
  {
    email: 'manager@bright-smile.test',
    firstName: 'Maya',
    lastName: 'Ortiz',
    role: 'PracticeAdmin',
    practices: ['bright-smile'],
  },
  {
    email: 'staff@bright-smile.test',
    firstName: 'Sam',
    lastName: 'Doyle',
    role: 'PracticeStaff',
    practices: ['bright-smile'],
  },
  {
    email: 'doctor@bright-smile.test',
    firstName: 'Dana',
    lastName: 'Quinn',
    role: 'PracticeDoctor',
    practices: ['bright-smile'],
  },
  {
    email: 'manager@harbor-medspa.test',
    firstName: 'Hanna',
    lastName: 'Berg',
    role: 'PracticeAdmin',
    practices: ['harbor-medspa'],
  },
  {
    email: 'staff@harbor-medspa.test',
    firstName: 'Hugo',
    lastName: 'Silva',
    role: 'PracticeStaff',
    practices: ['harbor-medspa'],
  },
  {
    email: 'manager@lakeview-derm.test',
    firstName: 'Lena',
    lastName: 'Voss',
    role: 'PracticeAdmin',
    practices: ['lakeview-derm'],
  },
  {
    email: 'staff@lakeview-derm.test',
    firstName: 'Luis',
    lastName: 'Pike',
    role: 'PracticeStaff',
    practices: ['lakeview-derm'],
  },
  {
    email: 'manager@empire-implants.test',
    firstName: 'Eve',
    lastName: 'Novak',
    role: 'PracticeAdmin',
    practices: ['empire-implants'],
  },
  {
    email: 'staff@empire-implants.test',
    firstName: 'Ethan',
    lastName: 'Cole',
    role: 'PracticeStaff',
    practices: ['empire-implants'],
  },
  {
    email: 'manager@sunset-plastics.test',
    firstName: 'Sofia',
    lastName: 'Reed',
    role: 'PracticeAdmin',
    practices: ['sunset-plastics'],
  },
  {
    email: 'doctor@sunset-plastics.test',
    firstName: 'Stefan',
    lastName: 'Kay',
    role: 'PracticeDoctor',
    practices: ['sunset-plastics'],
  },
  {
    email: 'manager@clearview-eye.test',
    firstName: 'Clara',
    lastName: 'Dunn',
    role: 'PracticeAdmin',
    practices: ['clearview-eye'],
  },
  {
    email: 'staff@clearview-eye.test',
    firstName: 'Cyrus',
    lastName: 'Webb',
    role: 'PracticeStaff',
    practices: ['clearview-eye'],
  },
  {
    email: 'manager@brightarch-smiles.test',
    firstName: 'Bruno',
    lastName: 'Keller',
    role: 'PracticeAdmin',
    practices: ['brightarch-smiles'],
  },
  {
    email: 'staff@prairie-hair.test',
    firstName: 'Paula',
    lastName: 'Grant',
    role: 'PracticeStaff',
    practices: ['prairie-hair'],
  },
  {
    email: 'staff@gulf-medspa.test',
    firstName: 'Gina',
    lastName: 'Hart',
    role: 'PracticeStaff',
    practices: ['gulf-medspa'],
  },
];
