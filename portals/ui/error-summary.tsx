import { type MouseEvent, type Ref, useEffect } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { AlertIcon } from './first-icons';

const Panel = styled.div`
  display: grid; grid-template-columns: 22px 1fr; gap: 0 12px; padding: 16px; margin-bottom: 24px; border-radius: var(--radius-card);
  background: var(--danger-tint); box-shadow: inset 0 0 0 1.5px var(--danger-line); color: var(--danger);
  h2 { font-size: 17px; line-height: 24px; font-weight: 650; color: var(--ink); }
  ul, p { grid-column: 2; color: var(--ink); }
  li { margin-top: 6px; font-size: 16px; line-height: 22px; }
  a { color: var(--danger); font-weight: 600; display: inline-block; }
  [data-density='staff'] & { padding: 12px 14px; margin-bottom: 16px; }
  [data-density='staff'] & :is(h2, li) { font-size: 14px; line-height: 20px; }
  @media (forced-colors: active) { border: 2px solid; }
`;

export type ErrorSummaryProps = {
  errors: readonly { id: string; text: string }[];
  /** A fault that belongs to no field. */
  problem?: string;
  ref?: Ref<HTMLDivElement>;
};

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  const control = document.getElementById(id);
  const group = document.getElementById(`${id}-group`);
  const target = control ?? group?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button');
  (group ?? control)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** The list of what to correct, above the form. Its lines lead to the fields; the page title says "Problem: ". */
export function ErrorSummary({ errors, problem, ref }: ErrorSummaryProps) {
  const isEmpty = errors.length === 0 && !problem;
  useEffect(() => {
    if (isEmpty) return;
    const before = document.title;
    document.title = before.startsWith(copy.problem) ? before : copy.problem + before;
    return () => {
      document.title = document.title.startsWith(copy.problem)
        ? document.title.slice(copy.problem.length)
        : document.title;
    };
  }, [isEmpty]);
  if (isEmpty) return null;
  const heading = errors.length === 0 ? problem : copy.check(errors.length);
  return (
    // What is left of it after a field is not called out over what is being typed into the next one.
    <Panel ref={ref} role="alert" aria-live="off" tabIndex={-1} data-silent-focus="">
      <AlertIcon size={22} />
      <h2>{heading}</h2>
      {errors.length > 0 && problem && <p>{problem}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
