import { TreatmentMark } from '@portals/ui/year-grid';
import type { Visit } from './calendar.store';

/** The shape of a treatment, filled where it was given. */
export function VisitMark({ visit, treatments }: { visit: Visit; treatments: readonly string[] }) {
  return <TreatmentMark at={Math.max(0, treatments.indexOf(visit.treatment))} full={visit.doneAt !== null} size={14} />;
}

const BARS = ['solid', 'dotted', 'double'] as const;

/** How an injector's bar is drawn, so that they are told apart without color. */
export const barOf = (injectors: readonly { readonly _id: string }[], id: string | undefined): string => {
  const place = injectors.findIndex(({ _id }) => _id === id);
  return place < 0 ? 'none' : (BARS[place % BARS.length] ?? 'solid');
};
