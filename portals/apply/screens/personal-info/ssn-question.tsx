import { SsnStep } from '@portals/steps/person/ssn-step';
import { words } from './copy';
import { type QuestionProps, useBackFrom, useSavePart } from './part-page';

/** The last four digits (decision 12). */
export function SsnQuestion({ application }: QuestionProps) {
  const save = useSavePart('ssn');
  const onBack = useBackFrom(application, 'ssn');
  return (
    <SsnStep
      words={words.ssn}
      isSavable
      onBack={onBack}
      only="last-four"
      hasDigits={application.hasSsn}
      save={(digits) => save(digits === null ? {} : { ssnLastFourDigits: digits })}
    />
  );
}
