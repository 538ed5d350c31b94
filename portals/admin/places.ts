import { memberPlaces } from './member-places';
import { onboardingPlaces } from './onboarding-places';
import { patientPlaces } from './patient-places';
import { mayOpen, type Place, SIDEBAR_GROUPS, type SidebarGroup, type Visitor } from './place';
import { practicePlaces } from './practice-places';
import { reportPlaces } from './report-places';

/** Every screen behind the log-in (provider-admin §2). */
export const places: readonly Place[] = [
  ...patientPlaces,
  ...memberPlaces,
  ...practicePlaces,
  ...onboardingPlaces,
  ...reportPlaces,
];

/** Whether an address is one of a pattern, in which `:name` stands for one part. */
function isAt(pattern: string, path: string): boolean {
  const [asked = [], given = []] = [pattern, path].map((one) => one.replace(/\/$/, '').split('/'));
  return asked.length === given.length && asked.every((part, index) => part.startsWith(':') || part === given[index]);
}

/** The place at an address without its query; undefined where there is none. */
export function placeAt(path: string): Place | undefined {
  return places.find((place) => isAt(place.path, path));
}

/** What somebody sees in the sidebar: groups without a place that they may open are left out. */
export function sidebarOf(person: Visitor): { title: SidebarGroup; places: readonly Place[] }[] {
  const shown = places.filter(
    (place) => place.sidebar && mayOpen(place, person) && (place.sidebar.sees?.(person) ?? true),
  );
  return SIDEBAR_GROUPS.map((title) => ({
    title,
    places: shown.filter(({ sidebar }) => sidebar?.group === title),
  })).filter((group) => group.places.length > 0);
}
