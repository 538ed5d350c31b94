import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CompareRows } from './compare-rows';
import { comparePlans, type ShownMembership } from './plan-draft';

/** What somebody should know of the membership before they change its plan. */
export function PlanTold({ of, name, onOpenSaved }: { of: ShownMembership; name: string; onOpenSaved: () => void }) {
  const { requestedPlan, savedPlan, sentPlan } = of;
  return (
    <>
      {of.isChangedByMember && requestedPlan && (
        <>
          <Banner severity="warning">
            {name} asked for another plan{requestedPlan.reason ? `: “${requestedPlan.reason}”` : '.'} Send it as it is
            or change it; nothing begins before you do.
          </Banner>
          {sentPlan && <CompareRows title={`What ${name} changed`} rows={comparePlans(sentPlan, requestedPlan)} />}
        </>
      )}
      {requestedPlan && savedPlan && (
        <Banner
          actions={
            <Button dense onClick={onOpenSaved}>
              Open the saved version
            </Button>
          }
        >
          Another version is saved for later.
        </Banner>
      )}
      {of.status === 'ACTIVE' && !requestedPlan && (
        <Banner>
          {name}’s plan runs and stays as it is until {name} accepts the change.
        </Banner>
      )}
    </>
  );
}
