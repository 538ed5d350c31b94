import { emailAddress, phoneNumber } from '@contract/schema';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { personName } from '@portals/steps/rules';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { loadPractices, shareLink } from '../../stores/practices.actions';
import { practices } from '../../stores/practices.store';
import { copy } from './copy';

const Acts = styled.div`
  display: grid; gap: 14px; justify-items: start; margin-top: 14px;
  > [data-banner] { justify-self: stretch; }
`;

const contact = z.union([emailAddress(), phoneNumber()]);
const schema = z.object({
  borrowerName: personName(copy.needName, copy.name, 40),
  borrowerContact: z.string().check(z.refine((typed) => contact.safeParse(typed).success, copy.needContact)),
  selectedPractice: z.string(),
});

/** Offers to send somebody the link of one of the person's practices. */
export function ShareLink() {
  const { list } = useSnapshot(practices);
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => void loadPractices(), []);
  if (!list.data || list.data.length === 0) return null;
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <Note>{copy.text}</Note>
      <Acts>
        {sentTo && <Banner severity="success">{copy.sent(sentTo)}</Banner>}
        <Button onClick={() => setOpen(true)}>{copy.open}</Button>
      </Acts>
      {isOpen && (
        <ShareDialog
          practices={list.data.map(({ _id, name }) => ({ value: _id, title: name }))}
          onSent={setSentTo}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

type ShareProps = {
  practices: { value: string; title: string }[];
  onSent: (name: string) => void;
  onClose: () => void;
};

function ShareDialog({ practices: options, onSent, onClose }: ShareProps) {
  const form = useForm({
    schema,
    submit: async (link) => {
      await shareLink(link);
      onSent(link.borrowerName);
      onClose();
    },
  });
  return (
    <FormDialog title={copy.dialog} act={copy.send} pendingText={copy.sending} form={form} onClose={onClose}>
      <TextField label={copy.name} autoComplete="off" maxLength={40} {...form.field('borrowerName')} />
      <TextField label={copy.contact} autoComplete="off" autoCapitalize="none" {...form.field('borrowerContact')} />
      <RadioCards
        label={copy.practice}
        options={options}
        defaultValue={options[0]?.value ?? ''}
        {...form.field('selectedPractice')}
      />
    </FormDialog>
  );
}
