import { useState } from 'react';
import styled from 'styled-components';
import { attributesOf, type Choice, firstChoice } from './choice';
import { ChoicesForm } from './choices-form';
import { htmlCode, previewAddress } from './code';
import { CodeBox } from './code-box';
import { InstallNotes } from './install-notes';
import { usePinnedFile } from './pinned-file';
import { Preview } from './preview';

const Columns = styled.div`
  display: grid; gap: 28px 36px; grid-template-columns: minmax(0, 340px) minmax(0, 1fr); align-items: start;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;
const Result = styled.div`
  display: grid; gap: 20px; min-width: 0;
  @media (min-width: 900.02px) and (min-height: 860px) { position: sticky; top: 16px; }
`;

export type BuilderProps = {
  /** The practice's part of addresses; null while it is not known. */
  practice: string | null;
  /** What the practice offers; undefined shows everything. */
  enrollments?: readonly string[];
  /** What to do before there is a preview. */
  missing?: string;
};

/** Makes a snippet: choices, a preview with the real widget, the text to copy, and how to put it into a page. */
export function Builder({ practice, enrollments, missing = '' }: BuilderProps) {
  const [choice, setChoice] = useState<Choice>(() => ({
    ...firstChoice,
    ...(enrollments && !enrollments.includes('APPLICATIONS') && { type: 'privi-signup' as const }),
  }));
  const { pinned, hasFailed } = usePinnedFile(choice.pinned);
  const { origin } = window.location;
  const widget = attributesOf(choice, practice ?? 'your-practice');
  const code = htmlCode(origin, widget, { plainLink: choice.plainLink, pinned });
  return (
    <>
      <Columns>
        <ChoicesForm
          choice={choice}
          onChoice={(part) => setChoice((before) => ({ ...before, ...part }))}
          enrollments={enrollments}
          pinningFailed={hasFailed}
        />
        <Result>
          <Preview address={practice ? previewAddress(widget) : null} missing={missing} />
          <CodeBox label="Snippet" code={code} />
        </Result>
      </Columns>
      <InstallNotes origin={origin} widget={widget} />
    </>
  );
}
