import { paths } from '@contract/paths';
import { practicePaths } from '@contract/practice/paths';
import { type Place, screen, type Visitor } from './place';

const practices = screen(
  'practices',
  () => import('./practice/practices-screen'),
  (of) => of.PracticesScreen,
);
const practiceSheet = screen(
  'practice-sheet',
  () => import('./practice/practice-sheet-screen'),
  (of) => of.PracticeSheetScreen,
);
/** Whether somebody sees so many practices that they look for one. */
const seesSeveral = (enrollment: string) => (person: Visitor) =>
  (person.practices ?? []).filter(({ enrollments }) => enrollments.includes(enrollment)).length > 1;

/** Practices to look up, and one to read: those that finance, and those that offer memberships. */
const lookedUp: readonly Place[] = [
  {
    path: practicePaths.list.pattern,
    title: 'Practices',
    needs: ['practice.view'],
    isFinancing: true,
    sidebar: { group: 'Practice', icon: 'practice', label: 'Practices', sees: seesSeveral('APPLICATIONS') },
    lazy: practices,
  },
  {
    path: practicePaths.sheet.pattern,
    title: 'Practice',
    needs: ['practice.view'],
    isFinancing: true,
    lazy: practiceSheet,
  },
  {
    path: practicePaths.membershipList.pattern,
    title: 'Practices with memberships',
    needs: ['practice.view'],
    sidebar: { group: 'Practice', icon: 'practice', label: 'With memberships', sees: seesSeveral('MEMBERSHIPS') },
    lazy: practices,
  },
  { path: practicePaths.membershipSheet.pattern, title: 'Practice', needs: ['practice.view'], lazy: practiceSheet },
];

/** Whether some of somebody's practices take applications and another offers memberships alone, which pages of financing leave out. */
const seesMembershipsAlone = ({ brand, practices: all = [] }: Visitor): boolean =>
  brand !== 'membership' &&
  all.some(({ enrollments }) => enrollments.includes('APPLICATIONS')) &&
  all.some(({ enrollments }) => enrollments.includes('MEMBERSHIPS') && !enrollments.includes('APPLICATIONS'));

/** The same screens under privi, where they list the practices that offer memberships. */
function underPrivi(place: Place, path: string, label: string): Place {
  const { isHome: _, ...rest } = place;
  const icon = place.sidebar?.icon ?? 'practice';
  return { ...rest, path, sidebar: { group: 'Members', icon, label, sees: seesMembershipsAlone } };
}

/** What a practice sets itself, and who works there. */
const ownPlaces = {
  website: {
    path: paths.admin.website.pattern,
    title: 'Website',
    needs: ['website.view'],
    isHome: true,
    sidebar: { group: 'Practice', icon: 'website' },
    lazy: screen(
      'website',
      () => import('./website/website-screen'),
      (of) => of.WebsiteScreen,
    ),
  },
  users: {
    path: paths.admin.adminSettings.pattern,
    title: 'Users',
    needs: ['staff.view'],
    sidebar: { group: 'Practice', icon: 'people' },
    lazy: screen(
      'people',
      () => import('./staff/colleagues/people-screen'),
      (of) => of.PeopleScreen,
    ),
  },
  settings: {
    path: paths.admin.practiceSettings.pattern,
    title: 'Practice settings',
    needs: ['practice.view'],
    sidebar: { group: 'Practice', icon: 'practice' },
    lazy: screen(
      'practice-settings',
      () => import('./practice-settings/practice-settings-screen'),
      (of) => of.PracticeSettingsScreen,
    ),
  },
  provider: {
    path: paths.admin.providerSettings.pattern,
    title: 'Provider settings',
    needs: ['practice.view'],
    sidebar: { group: 'Practice', icon: 'settings' },
    lazy: screen(
      'provider-settings',
      () => import('./practice-settings/provider-settings-screen'),
      (of) => of.ProviderSettingsScreen,
    ),
  },
} as const satisfies Record<string, Place>;

/** Practices to look up and to read, and what each sets itself: on paths of financing, and under privi those of memberships. */
export const listedPlaces: readonly Place[] = [
  ...lookedUp,
  ownPlaces.website,
  ownPlaces.users,
  ownPlaces.settings,
  ownPlaces.provider,
  underPrivi(ownPlaces.settings, practicePaths.membershipSettings.pattern, 'Practice settings'),
  underPrivi(ownPlaces.provider, practicePaths.membershipProviderSettings.pattern, 'Provider settings'),
  underPrivi(ownPlaces.website, practicePaths.membershipWebsite.pattern, 'Website'),
  underPrivi(ownPlaces.users, practicePaths.membershipUsers.pattern, 'Users'),
];
