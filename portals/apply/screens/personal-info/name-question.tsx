import { NameStep } from '@portals/steps/person/name-step';
import { words } from './copy';
import { type QuestionProps, useBackFrom, useSavePart } from './part-page';

export function NameQuestion({ application }: QuestionProps) {
  const save = useSavePart('name');
  const onBack = useBackFrom(application, 'name');
  return (
    <NameStep
      words={words.name}
      isSavable
      onBack={onBack}
      initial={application}
      save={({ firstName, lastName, birthDate }) => save({ firstName, lastName, birthDate })}
    />
  );
}
