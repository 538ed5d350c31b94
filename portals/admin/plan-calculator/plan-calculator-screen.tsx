import { planCalculatorPaths } from '@contract/membership/calculator-paths';
import { portalBase } from '@contract/paths';
import { Button, ButtonLink } from '@portals/ui/button';
import { PrinterIcon } from '@portals/ui/icons';
import { StaffHead } from '@portals/ui/staff-shell';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useListedPractices } from '../staff/listed-practices';
import { staff } from '../staff/staff.store';
import { clearPlan } from './plan.actions';
import { planState } from './plan.store';
import { PracticePlan } from './practice-plan';
import { TemplateChoice } from './template-choice';
import { planText, readPlan } from './typed-plan';

const Body = styled.div`padding: 18px 24px 40px; @media (max-width: 767.98px) { padding: 14px 16px 40px; }`;

/** The plan calculator of a practice: what treatments come to as a plan, for nobody in particular (membership §1, §2). */
export function PlanCalculatorScreen() {
  const { practiceId } = useSnapshot(staff);
  const { plan, faults } = useSnapshot(planState);
  const practices = useListedPractices();
  const [only] = practices;
  const practice = practices.length === 1 ? only : practices.find(({ _id }) => _id === practiceId);
  const { asked } = readPlan(plan as Parameters<typeof readPlan>[0]);
  return (
    <>
      <StaffHead>
        <h1>Plan calculator</h1>
        {practice && asked && Object.keys(faults).length === 0 && (
          <ButtonLink
            dense
            icon={<PrinterIcon size={15} />}
            href={`${portalBase}${planCalculatorPaths.print.href(practice._id, planText(asked))}`}
            target="_blank"
            rel="noreferrer"
          >
            Print
          </ButtonLink>
        )}
        {practice && plan.rows.length > 0 && (
          <Button dense onClick={() => clearPlan('Plan cleared.')}>
            Clear plan
          </Button>
        )}
        {practice && <TemplateChoice />}
      </StaffHead>
      {practice && <PracticePlan key={practice._id} practiceId={practice._id} />}
      {!practice && (
        <Body>
          {practices.length === 0 ? (
            <p>None of your practices offers memberships yet.</p>
          ) : (
            <PracticeChoice
              id="plan-practice"
              question="Choose a practice"
              why="Each practice has its own treatments and prices."
              practices={practices}
            />
          )}
        </Body>
      )}
    </>
  );
}
