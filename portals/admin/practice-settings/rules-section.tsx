import { KeepTyped } from '@portals/form/keep-typed';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { useState } from 'react';
import * as z from 'zod/mini';
import { saveRules } from './settings.actions';
import type { Offer } from './settings.store';
import { Section } from './settings-frame';

const schema = z.object({ underwritingrules: z.string().check(z.minLength(1, 'Choose underwriting rules')) });

/** The underwriting rules by which a practice's applicants are decided; others come with the risk profile that works with them. */
export function RulesSection({ offer }: { offer: Frozen<Offer> }) {
  return (
    <Section id="underwriting-rules" aria-labelledby="rules-title">
      <div>
        <Heading id="rules-title">Underwriting rules</Heading>
        <Note>
          Rules belong to a risk profile. If you choose other rules, the practice also gets their profile, rates and
          fees.
        </Note>
      </div>
      <Rules key={offer.version} offer={offer} />
    </Section>
  );
}

function Rules({ offer: { underwritingrules: all } }: { offer: Frozen<Offer> }) {
  const inForce = all.find(({ isInForce }) => isInForce)?._id ?? '';
  const [chosen, setChosen] = useState(inForce);
  const form = useForm({ schema, submit: ({ underwritingrules }) => saveRules(underwritingrules) });
  return (
    <form {...form.props}>
      {chosen !== inForce && !form.pending && <KeepTyped isOnPage />}
      <ErrorSummary {...form.summary} />
      <RadioCards
        label="Financing rules"
        {...form.field('underwritingrules')}
        defaultValue={inForce}
        onValue={setChosen}
        options={all.map(({ _id, name, isInForce, riskprofile, refusal }) => ({
          value: _id,
          title: name,
          aside: isInForce ? 'In effect' : riskprofile ? `With ${riskprofile.name}` : '',
          detail: refusal,
          disabled: refusal !== null && !isInForce,
        }))}
      />
      {all.length > 1 && (
        <p style={{ marginTop: 14 }}>
          <Button type="submit" look="primary" pending={form.pending} pendingText="Saving">
            Save underwriting rules
          </Button>
        </p>
      )}
    </form>
  );
}
