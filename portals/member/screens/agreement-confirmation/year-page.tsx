import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { copy as shared } from '../../parts/offer/copy';
import { OfferPage, type OfferPageProps } from '../../parts/offer/offer-page';
import { useIsFreshOffer, useOffer } from '../../parts/offer/use-offer';
import { type NextYear, renewal } from '../../stores/renewal.store';
import { copy } from './copy';

/** The next year as it is shown; undefined before it was read. */
export const useNextYear = (): Snapshot<NextYear> | undefined => useOffer<NextYear>(renewal);
export const useIsFresh = (): boolean => useIsFreshOffer<NextYear>(renewal);

const STEPS = 4;

type YearPageProps = Omit<OfferPageProps, 'practice' | 'told' | 'steps'> & {
  step?: { at: number; about: keyof typeof copy.about };
  children: ReactNode;
};

/** A page of the agreement confirmation, with what happened to the plan meanwhile. */
export function YearPage({ step, ...page }: YearPageProps) {
  const practice = useNextYear()?.practiceName;
  const { change } = useSnapshot(renewal);
  const told =
    change === 'plan'
      ? copy.changed(practice ?? shared.yourPractice)
      : change === 'figures'
        ? shared.figuresChanged
        : null;
  return (
    <OfferPage
      {...page}
      practice={practice}
      told={told}
      {...(step && { steps: { step: step.at, of: STEPS, about: copy.about[step.about] } })}
    />
  );
}
