import { logPaths } from '@contract/audit-log/paths';
import { borrowerPaths } from '@contract/borrower/paths';
import { creditPaths } from '@contract/credit-portal/paths';
import { reportPaths } from '@contract/credit-transaction/paths';
import { enterprisePaths } from '@contract/enterprise/paths';
import { paths } from '@contract/paths';
import type { Permission } from '@domain/staff/permissions';
import { brandOfPage } from '@portals/shell/brand-of-page';
import { openHelp } from '@portals/state/help.store';
import { PortalTheme } from '@portals/theme/portal-theme';
import { IconButton } from '@portals/ui/icon-button';
import { BankIcon, DocumentIcon, HelpIcon, PersonIcon } from '@portals/ui/icons';
import {
  AuditIcon,
  CalculatorIcon,
  EnterpriseIcon,
  GlobeIcon,
  OverviewIcon,
  PeopleIcon,
  PracticeIcon,
  RepaymentIcon,
  RiskTableIcon,
  SettingsIcon,
  TodayIcon,
  TransactionIcon,
} from '@portals/ui/staff-icons';
import { StaffShell } from '@portals/ui/staff-shell';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { seesCredit, seesEnterprises } from '../guard';
import { appearance, modeOf } from '../staff/appearance.store';
import { membershipPractices } from '../staff/practices';
import { roleWords } from '../staff/role-words';
import { followPermissions, followStaffTabs } from '../staff/staff.actions';
import { type StaffPerson, staff } from '../staff/staff.store';
import { loadWaitingCount } from '../staff/waiting.actions';
import { waitingApplications } from '../staff/waiting.store';
import { Inbox } from './inbox';
import { CommandPalette } from './palette/command-palette';
import { PaletteButton } from './palette/palette-button';
import { PersonMenu } from './person-menu';
import { PracticePicker } from './practice-picker';
import { ProofDialog } from './proof-dialog';

/** What a practice sets itself. */
const practiceLinks = (
  { permissions, role, financePartner }: Pick<StaffPerson, 'permissions' | 'role' | 'financePartner'>,
  isFinancing: boolean,
) => [
  ...(seesEnterprises({ permissions, role, financePartner })
    ? [{ to: enterprisePaths.list.href(), label: 'Enterprises', icon: <EnterpriseIcon size={17} /> }]
    : []),
  ...(permissions.includes('website.view')
    ? [{ to: paths.admin.website.href(), label: 'Website', icon: <GlobeIcon size={17} /> }]
    : []),
  ...(permissions.includes('staff.view')
    ? [{ to: paths.admin.adminSettings.href(), label: 'Users', icon: <PeopleIcon size={17} /> }]
    : []),
  ...(permissions.includes('practice.view')
    ? [
        { to: paths.admin.practiceSettings.href(), label: 'Practice settings', icon: <PracticeIcon size={17} /> },
        { to: paths.admin.providerSettings.href(), label: 'Provider settings', icon: <SettingsIcon size={17} /> },
      ]
    : []),
  ...(isFinancing && role === 'Admin' && permissions.includes('practice.edit')
    ? [{ to: paths.admin.treatmentSettings.href(), label: 'Treatments', icon: <TransactionIcon size={17} /> }]
    : []),
  ...(isFinancing && permissions.includes('note.view')
    ? [{ to: reportPaths.providerNotes.href(), label: 'Provider notes', icon: <DocumentIcon size={17} /> }]
    : []),
];

/** The patients of a practice, as far as somebody may see them. */
function patientLinks(permissions: readonly string[], waiting: number | null) {
  const sees = (...one: readonly Permission[]) => one.some((permission) => permissions.includes(permission));
  const count = waiting === null ? {} : { count: waiting };
  return [
    ...(sees('application.view', 'transaction.view', 'deposit.view')
      ? [{ to: reportPaths.dashboard.href(), label: 'Today', icon: <TodayIcon size={17} /> }]
      : []),
    ...(sees('application.view')
      ? [
          { to: paths.admin.applications.href(), label: 'Applications', icon: <DocumentIcon size={17} />, ...count },
          { to: borrowerPaths.list.href(), label: 'Borrowers', icon: <PersonIcon size={17} /> },
        ]
      : []),
    ...(sees('transaction.view')
      ? [{ to: paths.admin.practiceTransactions.href(), label: 'Transactions', icon: <TransactionIcon size={17} /> }]
      : []),
    ...(sees('repayment.view')
      ? [{ to: reportPaths.repayments.href(), label: 'Repayments', icon: <RepaymentIcon size={17} /> }]
      : []),
    ...(sees('calculator.use')
      ? [{ to: paths.admin.calculator.href(), label: 'Payment calculator', icon: <CalculatorIcon size={17} /> }]
      : []),
  ];
}

/** What is read and taken away as a file, for whoever may. */
const REPORTS = [
  {
    to: paths.admin.platformOverview.href(),
    label: 'Overview',
    icon: <OverviewIcon size={17} />,
    permission: 'transaction.view',
    isOfFinancing: true,
  },
  {
    to: reportPaths.providerTransactions.href(),
    label: 'Transactions report',
    icon: <TransactionIcon size={17} />,
    permission: 'deposit.view',
    isOfFinancing: true,
  },
  {
    to: reportPaths.loans.href(),
    label: 'Loans',
    icon: <DocumentIcon size={17} />,
    permission: 'repayment.view',
    isOfFinancing: true,
  },
  {
    to: reportPaths.payments.href(),
    label: 'Payments',
    icon: <RepaymentIcon size={17} />,
    permission: 'repayment.view',
    isOfFinancing: true,
  },
  {
    to: reportPaths.deposits.href(),
    label: 'Deposits',
    icon: <BankIcon size={17} />,
    permission: 'deposit.view',
    isOfFinancing: true,
  },
  {
    to: logPaths.userLogs.href(),
    label: 'User log',
    icon: <PersonIcon size={17} />,
    permission: 'userlog.view',
  },
  {
    to: logPaths.auditTrail.href(),
    label: 'Audit trail',
    icon: <AuditIcon size={17} />,
    permission: 'audit.view',
  },
];

/** What stands around every staff screen: the sidebar, the practice picker, messages, help and the person. */
export function StaffFrame() {
  const { pathname } = useLocation();
  const { person, practiceId } = useSnapshot(staff);
  const mode = modeOf(useSnapshot(appearance));
  const isFinancing = person !== null && person.brand !== 'membership';
  const isCounted = isFinancing && person.permissions.includes('application.view');
  const waiting = useSnapshot(waitingApplications).data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another practice or screen is when it is counted anew.
  useEffect(() => {
    if (isCounted) void loadWaitingCount();
  }, [practiceId, pathname, isCounted]);

  useEffect(() => followPermissions(), []);
  // The page is loaded anew as whoever it is now, or at the log-in.
  useEffect(() => followStaffTabs(() => window.location.reload()), []);

  if (!person) return null;
  const patients = { title: 'Patients', links: patientLinks(person.permissions, waiting) };
  const members = {
    title: 'Members',
    links: [{ to: paths.membershipAdmin.signups.href(), label: 'Sign-ups', icon: <PeopleIcon size={17} /> }],
  };
  const credit = {
    title: 'Credit',
    links: [
      { to: creditPaths.rates.list.href(), label: 'Rates by grade', icon: <RiskTableIcon size={17} /> },
      { to: creditPaths.fees.list.href(), label: 'Merchant fees', icon: <RiskTableIcon size={17} /> },
      { to: creditPaths.lines.list.href(), label: 'Credit lines', icon: <RiskTableIcon size={17} /> },
    ],
  };
  const reports = REPORTS.filter(
    ({ permission, isOfFinancing = false }) =>
      person.permissions.includes(permission) && (isFinancing || !isOfFinancing),
  );
  const ofPractice = practiceLinks(person as StaffPerson, isFinancing);
  const groups = [
    ...(isFinancing && patients.links.length > 0 ? [patients] : []),
    ...(membershipPractices(person).length > 0 && person.permissions.includes('signup.view') ? [members] : []),
    ...(seesCredit(person) ? [credit] : []),
    ...(ofPractice.length > 0 ? [{ title: 'Practice', links: ofPractice }] : []),
    ...(reports.length > 0 ? [{ title: 'Reports', links: reports }] : []),
  ];
  return (
    <PortalTheme brand="financing" mode={mode} density="staff">
      <StaffShell
        brand={brandOfPage(pathname).name}
        groups={groups}
        person={{ name: person.name, role: roleWords[person.role] }}
        personEnd={<PersonMenu />}
        search={<PaletteButton />}
        tools={
          <>
            <PracticePicker person={person} practiceId={practiceId} />
            <Inbox />
            <IconButton label="Help" onClick={openHelp}>
              <HelpIcon />
            </IconButton>
          </>
        }
      >
        <Outlet />
      </StaffShell>
      <ProofDialog />
      <CommandPalette person={person as StaffPerson} places={groups} />
    </PortalTheme>
  );
}
