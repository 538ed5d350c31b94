import { brandOfPage } from '@portals/shell/brand-of-page';
import { openHelp } from '@portals/state/help.store';
import { PortalTheme } from '@portals/theme/portal-theme';
import { IconButton } from '@portals/ui/icon-button';
import { BankIcon, CalendarIcon, DocumentIcon, HelpIcon, PersonIcon } from '@portals/ui/icons';
import {
  AuditIcon,
  CalculatorIcon,
  EnterpriseIcon,
  GlobeIcon,
  LayersIcon,
  OnboardingIcon,
  OverviewIcon,
  PeopleIcon,
  PracticeIcon,
  ProductIcon,
  RepaymentIcon,
  RiskProfileIcon,
  RiskTableIcon,
  RulesIcon,
  SettingsIcon,
  SparklesIcon,
  SyringeIcon,
  TodayIcon,
  TransactionIcon,
} from '@portals/ui/staff-icons';
import { type StaffLink, StaffShell } from '@portals/ui/staff-shell';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Place, SidebarIcon } from '../place';
import { sidebarOf } from '../places';
import { appearance, modeOf } from '../staff/appearance.store';
import { roleWords } from '../staff/role-words';
import { followPermissions, followStaffTabs } from '../staff/staff.actions';
import { type StaffPerson, staff } from '../staff/staff.store';
import { loadWaitingCount } from '../staff/waiting.actions';
import { waitingApplications, waitingProposals } from '../staff/waiting.store';
import { Inbox } from './inbox';
import { CommandPalette } from './palette/command-palette';
import { PaletteButton } from './palette/palette-button';
import { PersonMenu } from './person-menu';
import { PracticePicker } from './practice-picker';
import { ProofDialog } from './proof-dialog';

const ICONS: Readonly<Record<SidebarIcon, (props: { size: number }) => ReactNode>> = {
  audit: AuditIcon,
  bank: BankIcon,
  calculator: CalculatorIcon,
  calendar: CalendarIcon,
  document: DocumentIcon,
  enterprise: EnterpriseIcon,
  loyalty: SparklesIcon,
  onboarding: OnboardingIcon,
  overview: OverviewIcon,
  people: PeopleIcon,
  person: PersonIcon,
  plan: LayersIcon,
  practice: PracticeIcon,
  product: ProductIcon,
  repayment: RepaymentIcon,
  'risk-profile': RiskProfileIcon,
  'risk-table': RiskTableIcon,
  rules: RulesIcon,
  settings: SettingsIcon,
  today: TodayIcon,
  transaction: TransactionIcon,
  treatment: SyringeIcon,
  website: GlobeIcon,
};

/** Applications that wait for a person, and proposals that wait for the reader. */
type Waiting = { all: number | null; mine: number };

/** A place as the sidebar and the palette show it. */
function linkOf({ path, title, sidebar }: Place, waiting: Waiting): StaffLink {
  const Icon = ICONS[sidebar?.icon ?? 'document'];
  const mine = waiting.mine > 0 ? `${waiting.mine} to confirm` : null;
  const count = sidebar?.countsWaiting && waiting.all !== null ? { count: waiting.all, mine } : {};
  return { to: path, label: sidebar?.label ?? title, icon: <Icon size={17} />, under: sidebar?.under, ...count };
}

/** What stands around every staff screen: the sidebar, the practice picker, messages, help and the person. */
export function StaffFrame() {
  const { pathname } = useLocation();
  const { person, practiceId } = useSnapshot(staff);
  const mode = modeOf(useSnapshot(appearance));
  const isFinancing = person !== null && person.brand !== 'membership';
  const isCounted = isFinancing && person.permissions.includes('application.view');
  const waiting = { all: useSnapshot(waitingApplications).data, mine: useSnapshot(waitingProposals).data ?? 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another practice or screen is when it is counted anew.
  useEffect(() => {
    if (isCounted) void loadWaitingCount();
  }, [practiceId, pathname, isCounted]);

  useEffect(() => followPermissions(), []);
  // The page is loaded anew as whoever it is now, or at the log-in.
  useEffect(() => followStaffTabs(() => window.location.reload()), []);

  if (!person) return null;
  const groups = sidebarOf(person as StaffPerson).map(({ title, places }) => ({
    title,
    links: places.map((place) => linkOf(place, waiting)),
  }));
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
