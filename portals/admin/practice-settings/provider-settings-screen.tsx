import { paths } from '@contract/paths';
import { KeepTyped } from '@portals/form/keep-typed';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { RouterButton } from '@portals/ui/router-button';
import { TextField } from '@portals/ui/text-field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { FundsSection } from './funds-section';
import { saveDetails } from './settings.actions';
import { type Details, settings } from './settings.store';
import { Section, SettingsFrame } from './settings-frame';

const COLOUR = /^#[0-9a-f]{6}$/;
const schema = z.object({
  accent: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => text === '' || COLOUR.test(text), { error: 'Enter a color like #1a6b4f, or leave it empty' }),
  ),
});
const Swatch = styled.span`display: inline-block; width: 44px; height: 44px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);`;
const Row = styled.div`display: flex; flex-wrap: wrap; gap: 12px; align-items: end;`;
const PLACES = [
  { id: 'look', label: 'Color' },
  { id: 'website', label: 'Website' },
];
const FUNDS = { id: 'payments', label: 'Payments' };

/**
 * How a practice shows itself to patients (provider-admin §2).
 * @NOTE choice: the specification says nothing of what it shows. Injectors, treatments, plans, and the loyalty program of membership §7
 * join with memberships.
 */
export function ProviderSettingsScreen() {
  const { data } = useSnapshot(settings).details;
  return (
    <SettingsFrame
      title="Provider settings"
      places={data && data.suspendSendingFunds !== null ? [...PLACES, FUNDS] : PLACES}
    >
      {() =>
        data?.details && (
          <>
            <LookSection key={data._id} of={data} />
            <Section id="website" aria-labelledby="website-title">
              <div>
                <Heading id="website-title">Website</Heading>
                <Note>Choose where the button can appear, copy the snippet, and check a page.</Note>
              </div>
              <div>
                <RouterButton dense to={paths.admin.website.href()}>
                  Open website settings
                </RouterButton>
              </div>
            </Section>
            <FundsSection of={data} />
          </>
        )
      }
    </SettingsFrame>
  );
}

export function LookSection({ of }: { of: Frozen<Details> }) {
  const accent = of.details?.accent ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  // Kept colors may be written in capitals.
  const shown = typed ?? accent.toLowerCase();
  const form = useForm({
    schema,
    initial: { accent },
    submit: async (answer) => {
      await saveDetails({ accent: answer.accent }, of);
    },
  });
  function show(event: FormEvent<HTMLFormElement>) {
    const { value } = event.target as HTMLInputElement;
    setTyped(value.trim().toLowerCase());
    form.props.onChange(event);
  }
  return (
    <Section id="look" aria-labelledby="look-title">
      <div>
        <Heading id="look-title">Color</Heading>
        <Note>Buttons and calculators on the practice’s website use this color. Leave blank to use ours.</Note>
      </div>
      {of.canEdit ? (
        <form {...form.props} onChange={show}>
          {shown !== accent.toLowerCase() && !form.pending && <KeepTyped isOnPage />}
          <ErrorSummary {...form.summary} />
          <Row>
            <Swatch aria-hidden="true" style={{ background: COLOUR.test(shown) ? shown : 'var(--primary)' }} />
            <TextField
              label="Color"
              placeholder="#1a6b4f"
              autoComplete="off"
              spellCheck={false}
              {...form.field('accent')}
            />
            <Button type="submit" look="primary" pending={form.pending} pendingText="Saving">
              Save
            </Button>
          </Row>
        </form>
      ) : (
        <Note>{accent === '' ? 'The practice uses our color.' : `The practice uses ${accent}.`}</Note>
      )}
    </Section>
  );
}
