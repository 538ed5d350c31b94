import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { ChevronLeftIcon } from './first-icons';
import { IconButton } from './icon-button';
import { PracticeMark } from './monogram';
import { StepRibbon, type StepRibbonProps } from './step-ribbon';

const wide = '@media (min-width: 1024.02px)';

const Page = styled.div`
  min-height: 100dvh; display: flex; flex-direction: column; background: var(--surface);
  ${wide} { background: var(--page); padding: 40px 20px; }
`;
const Column = styled.div`
  flex: 1; display: flex; flex-direction: column; width: 100%; max-width: 600px; margin: 0 auto; background: var(--surface);
  ${wide} { flex: none; max-width: var(--flow); border-radius: var(--radius-sheet); box-shadow: 0 0 0 1px var(--line), var(--shadow-1); padding-top: 8px; }
`;
const Top = styled.header`
  display: flex; align-items: center; gap: 10px; min-height: 60px; padding: 8px 12px 8px var(--gutter); --button-text: 14px; --button-height: 44px;
  &[data-has-back] { padding-left: 8px; }
`;
const Who = styled.div`
  flex: 1; min-width: 0;
  b { display: block; font-weight: 600; font-size: 15px; line-height: 18px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  span { display: block; font-size: 12.5px; line-height: 16px; color: var(--ink-3); }
`;
const Steps = styled.div`
  padding: 0 var(--gutter);
`;
const Main = styled.main`
  flex: 1; padding: 26px var(--gutter) 24px; font-size: var(--body-text); line-height: var(--body-line);
`;
const Foot = styled.footer`
  position: sticky; bottom: 0; z-index: var(--z-bar); padding: 12px var(--gutter) max(24px, env(safe-area-inset-bottom)); background: var(--surface);
  border-top: 1px solid var(--line);
  ${wide} { position: static; border-radius: 0 0 var(--radius-sheet) var(--radius-sheet); }
  > * + * { margin-top: 8px; }
  @media (max-height: 480px) { position: static; }
`;
const Question = styled.form`
  flex: 1; display: flex; flex-direction: column;
`;
const Gutter = styled.div`
  --gutter: 20px; display: contents;
  @media (max-width: 370px) { --gutter: 16px; }
  ${wide} { --gutter: 32px; }
`;

export type FlowShellProps = {
  /** The practice the person came from; without one the brand stands in the top bar. */
  practice?: { name: string; logo?: string | null } | null | undefined;
  /** "Financing by PatientFi". */
  byline: string;
  /** Place in the flow; left out on outcomes. */
  steps?: StepRibbonProps;
  onBack?: (() => void) | undefined;
  /** Top right: "Save for later" or the language switch, as a quiet Button. */
  action?: ReactNode;
  /** One button, and text or a text button under it. */
  footer?: ReactNode;
  /** `useForm().props`: the question and the button then lie in one form, and the button is its submit. */
  form?: ComponentProps<'form'>;
  children: ReactNode;
};

/** The frame of every patient flow: one question, a ribbon of steps above and one button below. */
export function FlowShell({ practice, byline, steps, onBack, action, footer, form, children }: FlowShellProps) {
  const body = (
    <>
      <Main id="main">{children}</Main>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
  return (
    <Gutter data-density="flow">
      <Page>
        <Column>
          <Top data-has-back={onBack ? '' : undefined}>
            {onBack && (
              <IconButton label={copy.back} onClick={onBack}>
                <ChevronLeftIcon size={24} />
              </IconButton>
            )}
            {practice && <PracticeMark name={practice.name} logo={practice.logo} />}
            <Who>
              {practice && <b>{practice.name}</b>}
              <span>{byline}</span>
            </Who>
            {action}
          </Top>
          {steps && (
            <Steps>
              <StepRibbon {...steps} />
            </Steps>
          )}
          {form ? <Question {...form}>{body}</Question> : body}
        </Column>
      </Page>
    </Gutter>
  );
}

const Heading = styled.h1`
  font-family: var(--font-voice); font-weight: 600; font-size: var(--text-34); line-height: 39px; letter-spacing: -0.015em; text-wrap: balance;
  font-variant-numeric: tabular-nums lining-nums;
  ${wide} { font-size: 42px; line-height: 46px; }
  @media (max-width: 370px) { font-size: var(--text-28); line-height: 33px; }
`;

/** The question of a step, its one `h1`. It takes the focus when the step appears, so that it is read out. */
export function Ask({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** Why the question is asked, under it. */
export const Why = styled.p`
  font-size: var(--text-17); line-height: 26px; color: var(--ink-2); margin: 12px 0 24px; overflow-wrap: anywhere;
  b, strong { color: var(--ink); font-weight: 600; }
  @media (max-width: 370px) { font-size: 16px; line-height: 24px; }
`;

/** One quiet line under the button of a flow, with an icon at most. */
export const FinePrint = styled.p`
  display: flex; gap: 6px; justify-content: center; align-items: center; text-align: center; font-size: 13px; line-height: 18px; color: var(--ink-3);
`;
