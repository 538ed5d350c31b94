import { timeOfVisit } from '@domain/membership/visit-times';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { moment } from '@portals/format/dates';
import { Note } from '@portals/ui/card';
import { Modal } from '@portals/ui/modal';
import { StatusMark } from '@portals/ui/status-mark';
import styled from 'styled-components';
import { useListPlace } from '../staff/list-place';
import type { ShownMembership, ShownPlan } from './plan-draft';
import { counted, dayText } from './plan-words';
import { visitStanding } from './visit-standing';

const Figures = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(84px, 1fr)); gap: 12px; margin: 4px 0 18px;
  dt { font-size: 13px; line-height: 18px; color: var(--ink-3); }
  dd { margin: 2px 0 0; font-size: 20px; line-height: 26px; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
`;
const Times = styled.ol`
  margin: 0; padding: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; padding: 9px 0; border-top: 1px solid var(--line); }
`;

type TreatmentBalanceProps = {
  of: ShownMembership;
  treatment: ShownPlan['treatments'][number];
  zone: string;
  onClose: () => void;
};

/** What a member bought of a treatment, what was given, when, and what is left (membership §2 provider treatment balance modal). */
export function TreatmentBalance({ of, treatment, zone, onClose }: TreatmentBalanceProps) {
  const { today } = useListPlace();
  const times = of.priviagreements.filter(({ threadId }) => threadId === treatment.threadId);
  return (
    <Modal open side title={treatment.name} onClose={onClose}>
      <Note>{counted(treatment.units, treatment.unitType)} per treatment this plan year.</Note>
      <Figures>
        <div>
          <dt>Purchased</dt>
          <dd>{treatment.times}</dd>
        </div>
        <div>
          <dt>Used</dt>
          <dd>{treatment.delivered}</dd>
        </div>
        <div>
          <dt>Remaining</dt>
          <dd>{treatment.left}</dd>
        </div>
        <div>
          <dt>Price per treatment</dt>
          <dd>{formatUsdExact(centsFromDollars(treatment.totalAmount))}</dd>
        </div>
      </Figures>
      {times.length === 0 ? (
        <Note>No visits yet. They appear here as they come due.</Note>
      ) : (
        <Times aria-label={`${treatment.name} visits`}>
          {times.map((visit) => {
            const { shape, word } = visitStanding(visit, today);
            const at = timeOfVisit(visit);
            return (
              <li key={visit._id}>
                <span>
                  {at ? moment(at, zone) : `due ${dayText(visit.dueOn)}`}
                  {visit.injector ? `, ${visit.injector.name}` : ''}
                </span>
                <StatusMark shape={shape}>{word}</StatusMark>
              </li>
            );
          })}
        </Times>
      )}
    </Modal>
  );
}
