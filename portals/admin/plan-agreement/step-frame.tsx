import { Button } from '@portals/ui/button';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Foot = styled.div`
  display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; margin-top: 20px;
  @media (max-width: 820px) { flex-direction: column-reverse; > * { width: 100%; } }
`;

export type StepProps = { onNext: () => void; onClose: () => void };

export type StepFrameProps = {
  children: ReactNode;
  /** The button that goes on; without one the step's own buttons do. */
  next?: string;
  pendingText?: string;
  pending?: boolean;
  onNext?: () => void;
  onBack?: (() => void) | undefined;
  onClose: () => void;
};

/** One step of the dialog with its buttons. */
export function StepFrame({
  children,
  next,
  pendingText = '',
  pending = false,
  onNext,
  onBack,
  onClose,
}: StepFrameProps) {
  return (
    <>
      {children}
      <Foot>
        <Button onClick={onClose} disabled={pending}>
          Close
        </Button>
        {onBack && (
          <Button onClick={onBack} disabled={pending}>
            Back
          </Button>
        )}
        {next && (
          <Button look="primary" pending={pending} pendingText={pendingText} onClick={onNext}>
            {next}
          </Button>
        )}
      </Foot>
    </>
  );
}
