import { memberPaths } from '@contract/membership/paths';
import { Button } from '@portals/ui/button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { copy as shared } from '../../parts/offer/copy';
import { OfferPage, type OfferPageProps } from '../../parts/offer/offer-page';
import { useIsFreshOffer, useOffer } from '../../parts/offer/use-offer';
import { type ChangeDetails, planChange } from '../../stores/plan-change.store';
import { copy } from './copy';

/** The change as it is shown; undefined before it was read. */
export const useChange = (): Snapshot<ChangeDetails> | undefined => useOffer<ChangeDetails>(planChange);
export const useIsFresh = (): boolean => useIsFreshOffer<ChangeDetails>(planChange);

const STEPS = 4;

type ChangePageProps = Omit<OfferPageProps, 'practice' | 'told' | 'steps' | 'action'> & {
  step?: { at: number; about: keyof typeof copy.about };
  children: ReactNode;
};

/** A page of the acceptance, with what happened to the change meanwhile. A question may be left for later. */
export function ChangePage({ step, ...page }: ChangePageProps) {
  const shown = useChange();
  const navigate = useNavigate();
  const practice = shown?.practiceName;
  const { change } = useSnapshot(planChange);
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
      {...(step &&
        shown && {
          steps: { step: step.at, of: STEPS, about: copy.about[step.about] },
          action: (
            <Button
              look="quiet"
              onClick={() => void navigate(memberPaths.myMembership.href({}, { membership: shown.membershipId }))}
            >
              {shared.later}
            </Button>
          ),
        })}
    />
  );
}
