import { AddressFields, addressRules } from '@portals/steps/address-fields';
import { personName } from '@portals/steps/rules';
import { useQuestion } from '@portals/steps/use-question';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const person = {
  firstName: personName(copy.required.spouseFirst, copy.spouseFirst),
  lastName: personName(copy.required.spouseLast, copy.spouseLast),
  isSameAddressAsSpouse: z.boolean(),
};
const address = addressRules({ street: copy.required.spouseStreet, city: copy.required.spouseCity });
/** The address is read only while its fields are shown. */
const schema = z.object({ spouseInfo: z.object({ ...person, address: z.optional(address) }) });

/** Name of the spouse, and the address where it is another one. */
export function SpouseQuestion({ application }: QuestionProps) {
  const save = useSavePart('spouse');
  const known = application.spouseInfo;
  const [isSame, setSame] = useState(known?.isSameAddressAsSpouse ?? true);
  const home = known?.address;
  const form = useQuestion({
    schema,
    initial: {
      'spouseInfo.firstName': known?.firstName ?? '',
      'spouseInfo.lastName': known?.lastName ?? '',
      'spouseInfo.isSameAddressAsSpouse': isSame,
      'spouseInfo.address.street': home?.street ?? '',
      'spouseInfo.address.unit': home?.unit ?? '',
      'spouseInfo.address.city': home?.city ?? '',
      'spouseInfo.address.state': home?.state ?? '',
      'spouseInfo.address.zipCode': home?.zipCode ?? '',
    },
    submit: ({ spouseInfo: { address: other, ...rest } }) =>
      save({ spouseInfo: { ...rest, ...(!rest.isSameAddressAsSpouse && other && { address: other }) } }),
  });
  return (
    <PartPage application={application} part="spouse" form={form}>
      <TextField
        label={copy.spouseFirst}
        autoComplete="off"
        enterKeyHint="next"
        {...form.field('spouseInfo.firstName')}
      />
      <TextField
        label={copy.spouseLast}
        autoComplete="off"
        enterKeyHint="next"
        {...form.field('spouseInfo.lastName')}
      />
      <Checkbox {...form.field('spouseInfo.isSameAddressAsSpouse')} onChange={(event) => setSame(event.target.checked)}>
        {copy.sameAddress}
      </Checkbox>
      {!isSame && <AddressFields field={form.field} prefix="spouseInfo.address." />}
    </PartPage>
  );
}
