import styled from 'styled-components';
import { copy } from './copy';

const Bars = styled.div`
  display: flex; gap: 3px; align-items: flex-end; height: 8px;
`;
const Bar = styled.i<{ $state: State }>`
  flex: 1; border-radius: 2px; transition: height var(--time-3) var(--ease-out);
  height: ${(props) => (props.$state === 'to-come' ? '3px' : '8px')};
  background: ${(props) => (props.$state === 'done' ? 'var(--primary-line)' : props.$state === 'here' ? 'var(--surface)' : 'var(--primary-200)')};
  ${(props) => props.$state === 'here' && 'box-shadow: inset 0 0 0 2px var(--primary-line);'}
  @media (forced-colors: active) { border: 1px solid CanvasText; ${(props) => props.$state === 'done' && 'background: CanvasText;'} }
`;
const Text = styled.p`
  padding-top: 8px; font-size: 13px; line-height: 18px; color: var(--ink-3);
`;

type State = 'done' | 'here' | 'to-come';

function stateOf(place: number, step: number): State {
  if (place === step) return 'here';
  return place < step ? 'done' : 'to-come';
}

export type StepRibbonProps = {
  /** The step a person is on, from 1. */
  step: number;
  of: number;
  /** What the step is about: "about you". */
  about?: string;
};

/** Progress of a flow, one bar a step. A change is read out: "Step 3 of 6, about you". */
export function StepRibbon({ step, of, about }: StepRibbonProps) {
  const sentence = copy.step(step, of) + (about ? `, ${about}` : '');
  const states = Array.from({ length: of }, (_, index) => stateOf(index + 1, step));
  return (
    <div>
      <Bars aria-hidden="true">
        {states.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          <Bar key={index} $state={state} />
        ))}
      </Bars>
      <Text role="status">{sentence}</Text>
    </div>
  );
}
