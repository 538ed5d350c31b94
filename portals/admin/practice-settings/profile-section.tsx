import { KeepTyped } from '@portals/form/keep-typed';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { useState } from 'react';
import * as z from 'zod/mini';
import { saveProfile } from './settings.actions';
import type { Offer } from './settings.store';
import { Section } from './settings-frame';

const schema = z.object({ riskprofile: z.string().check(z.minLength(1, 'Choose a risk profile')) });
const titles = { APPLICATIONS: 'Financing risk profile', MEMBERSHIPS: 'Membership risk profile' } as const;

type Enrollment = keyof typeof titles;

/** The rules by which a practice's patients are decided, one profile for each enrollment that it has. */
export function ProfileSection({ offer }: { offer: Frozen<Offer> }) {
  const enrollments = (Object.keys(titles) as Enrollment[]).filter((one) =>
    offer.data.some(({ enrollment }) => enrollment === one),
  );
  return (
    <Section id="risk-profile" aria-labelledby="profile-title">
      <div>
        <Heading id="profile-title">Risk profile</Heading>
        <Note>Applies to new decisions. Past decisions don’t change.</Note>
      </div>
      {enrollments.map((enrollment) => (
        <Profiles key={`${enrollment}-${offer.version}`} offer={offer} enrollment={enrollment} />
      ))}
    </Section>
  );
}

function Profiles({ offer, enrollment }: { offer: Frozen<Offer>; enrollment: Enrollment }) {
  const profiles = offer.data.filter((one) => one.enrollment === enrollment);
  const inForce = profiles.find(({ isInForce }) => isInForce)?._id ?? '';
  const [chosen, setChosen] = useState(inForce);
  const form = useForm({ schema, submit: ({ riskprofile }) => saveProfile(riskprofile) });
  return (
    <form {...form.props}>
      {chosen !== inForce && !form.pending && <KeepTyped isOnPage />}
      <ErrorSummary {...form.summary} />
      <RadioCards
        label={titles[enrollment]}
        {...form.field('riskprofile')}
        defaultValue={inForce}
        onValue={setChosen}
        options={profiles.map(({ _id, name, version, isInForce, refusal }) => ({
          value: _id,
          title: name,
          aside: isInForce ? `In effect, version ${version}` : `Version ${version}`,
          detail: refusal,
          disabled: refusal !== null,
        }))}
      />
      {profiles.length > 1 && (
        <p style={{ marginTop: 14 }}>
          <Button type="submit" look="primary" pending={form.pending} pendingText="Saving">
            Save risk profile
          </Button>
        </p>
      )}
    </form>
  );
}
