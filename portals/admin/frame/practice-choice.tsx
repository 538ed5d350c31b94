import { ComboBox } from '@portals/ui/combo-box';
import styled from 'styled-components';
import { choosePractice } from '../staff/staff.actions';

const Ask = styled.section`
  display: grid; justify-items: start; gap: 6px; max-width: 460px; padding: 10px 0;
  h2 { font-size: 16px; line-height: 22px; font-weight: 650; text-wrap: balance; } p { color: var(--ink-2); }
`;
const Pick = styled.div`width: 100%; max-width: 360px; margin-top: 10px;`;

export type PracticeChoiceProps = {
  /** Names the field on its screen. */
  id: string;
  /** What there is to see once one is chosen, as a question. */
  question: string;
  /** Why it is one practice at a time. */
  why: string;
  practices: readonly { readonly _id: string; readonly PracticeName: string; readonly StateCode: string }[];
};

/** Stands on a screen that is about one practice while the lists show several: which one to choose, and why. */
export function PracticeChoice({ id, question, why, practices }: PracticeChoiceProps) {
  return (
    <Ask>
      <h2>{question}</h2>
      <p>{why}</p>
      <p>Choose a practice to continue. You can switch anytime at the top of the page.</p>
      <Pick>
        <ComboBox
          id={id}
          name="practice"
          label="Practice"
          options={practices.map(({ _id, PracticeName, StateCode }) => ({
            value: _id,
            label: PracticeName,
            code: StateCode,
          }))}
          onValue={(chosen) => chosen && choosePractice(chosen)}
        />
      </Pick>
    </Ask>
  );
}
