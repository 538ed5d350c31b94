import { draftPaths } from '@contract/credit-draft/paths';
import { creditPaths } from '@contract/credit-portal/paths';
import { reportPaths } from '@contract/credit-transaction/paths';
import { enterprisePaths } from '@contract/enterprise/paths';
import { paths } from '@contract/paths';
import { riskProfilePaths } from '@contract/risk-profile/paths';
import { listedPlaces } from './listed-places';
import { editsCredit, isAdmin, type Place, type SidebarIcon, screen, seesCredit, seesEnterprises } from './place';

const creditTables = screen(
  'credit-tables',
  () => import('./credit-portal/credit-tables-screen'),
  (of) => of.CreditTablesScreen,
);
const creditTable = screen(
  'credit-table',
  () => import('./credit-portal/credit-table-screen'),
  (of) => of.CreditTableScreen,
);
/** All tables of a kind, and one of them. */
const ofTables = (
  { list, table }: (typeof creditPaths)[keyof typeof creditPaths],
  title: string,
  { label = title, icon = 'risk-table' }: { label?: string; icon?: SidebarIcon } = {},
): Place[] => [
  {
    path: list.pattern,
    title,
    sees: seesCredit,
    sidebar: { group: 'Credit', icon, label },
    lazy: creditTables,
  },
  { path: table.pattern, title, sees: seesCredit, lazy: creditTable },
];

const congratulations = screen(
  'enterprise-congratulations',
  () => import('./enterprise/congratulations-screen'),
  (of) => of.CongratulationsScreen,
);

/** How the platform lends, and what a practice sets itself. */
export const practicePlaces: readonly Place[] = [
  {
    path: draftPaths.whatIf.pattern,
    title: 'What-if',
    sees: seesCredit,
    lazy: screen(
      'what-if',
      () => import('./credit-portal/draft/what-if-screen'),
      (of) => of.WhatIfScreen,
    ),
  },
  {
    path: riskProfilePaths.list.pattern,
    title: 'Risk profiles',
    sees: seesCredit,
    sidebar: { group: 'Credit', icon: 'risk-profile' },
    lazy: screen(
      'risk-profiles',
      () => import('./risk-profile/risk-profiles-screen'),
      (of) => of.RiskProfilesScreen,
    ),
  },
  {
    path: riskProfilePaths.one.pattern,
    title: 'Risk profile',
    sees: seesCredit,
    lazy: screen(
      'risk-profile',
      () => import('./risk-profile/risk-profile-screen'),
      (of) => of.RiskProfileScreen,
    ),
  },
  {
    path: riskProfilePaths.edit.pattern,
    title: 'Edit risk profile',
    sees: editsCredit,
    lazy: screen(
      'edit-risk-profile',
      () => import('./risk-profile/profile-form-screen'),
      (of) => of.EditProfileScreen,
    ),
  },
  {
    path: riskProfilePaths.clone.pattern,
    title: 'Clone risk profile',
    sees: editsCredit,
    lazy: screen(
      'clone-risk-profile',
      () => import('./risk-profile/profile-form-screen'),
      (of) => of.CloneProfileScreen,
    ),
  },
  ...ofTables(creditPaths.groups, 'Product groups', { icon: 'product' }),
  ...ofTables(creditPaths.rules, 'Underwriting rules', { icon: 'rules' }),
  ...ofTables(creditPaths.grades, 'Grade assignments', { label: 'Grades' }),
  ...ofTables(creditPaths.rates, 'Rates by grade'),
  ...ofTables(creditPaths.fees, 'Merchant fees by grade', { label: 'Merchant fees' }),
  ...ofTables(creditPaths.lines, 'Credit line assignments', { label: 'Credit lines' }),
  {
    path: enterprisePaths.list.pattern,
    title: 'Enterprises',
    sees: seesEnterprises,
    sidebar: { group: 'Practice', icon: 'enterprise' },
    lazy: screen(
      'enterprises',
      () => import('./enterprise/enterprises-screen'),
      (of) => of.EnterprisesScreen,
    ),
  },
  ...[enterprisePaths.congratulations, enterprisePaths.membershipCongratulations].map(
    ({ pattern }): Place => ({
      path: pattern,
      title: 'Congratulations',
      sees: seesEnterprises,
      lazy: congratulations,
    }),
  ),
  ...listedPlaces,
  {
    path: paths.admin.treatmentSettings.pattern,
    title: 'Treatment settings',
    isFinancing: true,
    sees: isAdmin,
    sidebar: {
      group: 'Practice',
      icon: 'transaction',
      label: 'Treatments',
      sees: ({ permissions }) => permissions?.includes('practice.edit') ?? false,
    },
    lazy: screen(
      'treatment-settings',
      () => import('./practice-settings/treatment-settings-screen'),
      (of) => of.TreatmentSettingsScreen,
    ),
  },
  {
    path: reportPaths.providerNotes.pattern,
    title: 'Provider notes',
    needs: ['note.view'],
    isFinancing: true,
    sidebar: { group: 'Practice', icon: 'document' },
    lazy: screen(
      'provider-notes',
      () => import('./internal-note/provider-notes-screen'),
      (of) => of.ProviderNotesScreen,
    ),
  },
  {
    path: paths.admin.account.pattern,
    title: 'Your account',
    lazy: screen(
      'account',
      () => import('./staff/account/account-screen'),
      (of) => of.AccountScreen,
    ),
  },
];
