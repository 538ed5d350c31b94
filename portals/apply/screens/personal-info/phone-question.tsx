import { phone } from '@portals/steps/rules';
import { useQuestion } from '@portals/steps/use-question';
import { PhoneField } from '@portals/ui/masked-fields';
import * as z from 'zod/mini';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const schema = z.object({ phoneNumber: phone() });

export function PhoneQuestion({ application }: QuestionProps) {
  const save = useSavePart('phone');
  const form = useQuestion({ schema, initial: { phoneNumber: application.phoneNumber ?? '' }, submit: save });
  return (
    <PartPage application={application} part="phone" form={form}>
      <PhoneField label={copy.phone} enterKeyHint="go" {...form.field('phoneNumber')} />
    </PartPage>
  );
}
