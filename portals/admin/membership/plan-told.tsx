import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CompareRows } from './compare-rows';
import { comparePlans, type ShownMembership, type ShownPlan } from './plan-draft';
import { opening } from './plan-words';

type PlanToldProps = { of: ShownMembership; name: string; onOpen: (plan: ShownPlan) => void };

/** What somebody should know of the membership before they change its plan. */
export function PlanTold({ of, name, onOpen }: PlanToldProps) {
  const { requestedPlan, savedPlan, sentPlan, earlierDraft } = of;
  return (
    <>
      {of.isChangedByMember && requestedPlan && (
        <>
          <Banner severity="warning">
            {opening(name)} requested plan changes{requestedPlan.reason ? `: “${requestedPlan.reason}”` : '.'} Send them
            as is or edit them first. Nothing changes until you send.
          </Banner>
          {sentPlan && (
            <CompareRows title={`${opening(name)}’s changes`} rows={comparePlans(sentPlan, requestedPlan)} />
          )}
        </>
      )}
      {requestedPlan && savedPlan && (
        <Banner
          actions={
            <Button dense onClick={() => onOpen(savedPlan)}>
              Open saved version
            </Button>
          }
        >
          There’s another version saved for later.
        </Banner>
      )}
      {earlierDraft && (
        <Banner
          actions={
            <Button dense onClick={() => onOpen(earlierDraft)}>
              Open earlier draft
            </Button>
          }
        >
          This is the plan you withdrew. Your draft from before it is here too.
        </Banner>
      )}
      {of.status === 'ACTIVE' && !requestedPlan && (
        <Banner>
          {opening(name)}’s plan stays the same until {name} accepts the change.
        </Banner>
      )}
    </>
  );
}
