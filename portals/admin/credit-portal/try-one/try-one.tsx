import type { GradeAssignmentContent } from '@contract/versioned-tables/grade-assignment';
import type { RulesetContent } from '@contract/versioned-tables/ruleset';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { TableEditorProps } from '../table-editor';
import { FactFields } from './fact-fields';
import { TriedAnswerView } from './tried-answer';
import { clearFacts, type Proposed, setFacts, tryFacts } from './try-one.actions';
import { type TriedAnswer, trial } from './try-one.store';

const Head = styled.div`display: flex; align-items: center; justify-content: space-between; gap: 8px;`;
const NOTHING = { data: null, error: null };
/** Long enough that a number is typed to its end. */
const TYPING_MS = 350;

/** Rules that are typed, tried. */
export function TryRules(props: TableEditorProps<RulesetContent>) {
  const { table, read } = props;
  return <TryOne {...props} proposed={{ ruleset: { _id: table._id, rules: read.content.rules } }} />;
}

/** Grades that are typed, tried. */
export function TryGrades(props: TableEditorProps<GradeAssignmentContent>) {
  const { table, read } = props;
  return <TryOne {...props} proposed={{ gradeAssignment: { _id: table._id, ...read.content } }} />;
}

type TryOneProps = Pick<TableEditorProps, 'table' | 'draft' | 'read' | 'mayEdit'> & { proposed: Proposed };

/** A person of facts alone, decided at once by what is in force and by what is typed. */
function TryOne({ table, draft, read, mayEdit, proposed }: TryOneProps) {
  const { facts: shown, tried: before, result } = useSnapshot(trial);
  const facts = shown as DecisionInputs;
  const hasFaults = read.faults.length > 0;
  const tried = JSON.stringify([table._id, table.version, draft, facts]);
  useEffect(() => {
    if (hasFaults || !mayEdit || before === tried) return;
    const timer = setTimeout(() => void tryFacts(facts, proposed, tried), TYPING_MS);
    return () => clearTimeout(timer);
  });
  if (!mayEdit) return null;
  // An answer about another table leaves the screen.
  const isOfThis = before.startsWith(`["${table._id}"`);
  const { data, error } = isOfThis ? result : NOTHING;
  return (
    <Card aria-label="Test case">
      <Head>
        <Heading>Test case</Heading>
        <Button dense look="quiet" onClick={clearFacts}>
          Clear
        </Button>
      </Head>
      <Note>This doesn’t affect anyone, and nothing is saved.</Note>
      <FactFields facts={facts} onFacts={setFacts} />
      <div aria-live="polite" style={{ marginTop: 14 }}>
        {hasFaults && <Note>Fix the errors above to run this test.</Note>}
        {!hasFaults && error && (
          <Banner
            severity="error"
            actions={
              <Button dense onClick={() => void tryFacts(facts, proposed, tried)}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Banner>
        )}
        {!hasFaults && !error && !data && <Skeleton lines={4} label="Running the test" />}
        {!hasFaults && !error && data && (
          <TriedAnswerView answer={data as TriedAnswer} isChanged={Object.keys(draft).length > 0} />
        )}
      </div>
    </Card>
  );
}
