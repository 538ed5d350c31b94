import { ComboBox } from '@portals/ui/combo-box';
import styled from 'styled-components';
import { choosePractice } from '../staff/staff.actions';

const Pick = styled.div`max-width: 360px;`;

export type PracticeChoiceProps = {
  /** Names the field on its screen. */
  id: string;
  /** Why one practice must be chosen. */
  hint: string;
  practices: readonly { readonly _id: string; readonly PracticeName: string; readonly StateCode: string }[];
};

/** Stands on a screen that is about one practice while the lists show several. */
export function PracticeChoice({ id, hint, practices }: PracticeChoiceProps) {
  return (
    <Pick>
      <ComboBox
        id={id}
        name="practice"
        label="Practice"
        hint={hint}
        options={practices.map(({ _id, PracticeName, StateCode }) => ({
          value: _id,
          label: PracticeName,
          code: StateCode,
        }))}
        onValue={(chosen) => chosen && choosePractice(chosen)}
      />
    </Pick>
  );
}
