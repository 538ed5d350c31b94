import type { Frozen } from '@portals/state/frozen';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { savePublic } from './onboarding.actions';
import type { Details } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepForm, useStepForm } from './step-form';

const schema = z.object({
  publicFacing: z.boolean(),
  urlSlug: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/, 'Use lowercase letters, numbers, and single dashes'),
    ),
  instagramUrl: z.string().check(z.trim()),
  facebookUrl: z.string().check(z.trim()),
  searchKeywords: z.string(),
});

/** What patients find of the practice (provider-admin §2 provider-information-public-create). */
export function PublicScreen() {
  return (
    <OnboardingFrame step="provider-public" needsPractice>
      {(details) => <Fields key={details.onboarding._id} details={details} />}
    </OnboardingFrame>
  );
}

function Fields({ details: { providerPublicInformation: of, onboarding } }: { details: Frozen<Details> }) {
  const form = useStepForm({
    step: 'provider-public',
    schema,
    initial: {
      publicFacing: of?.publicFacing ?? true,
      urlSlug: of?.urlSlug ?? '',
      instagramUrl: of?.instagramUrl ?? '',
      facebookUrl: of?.facebookUrl ?? '',
      searchKeywords: of?.searchKeywords.join(', ') ?? '',
    },
    save: ({ searchKeywords, ...said }) =>
      savePublic({
        ...said,
        searchKeywords: searchKeywords
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      }),
  });
  const { field } = form;
  return (
    <StepForm
      step="provider-public"
      form={form as never}
      why="The web address where patients apply, and where else to find the practice."
    >
      <TextField
        label="URL name"
        hint={
          onboarding.status === 'IN_PROGRESS'
            ? 'Used in the practice’s links, like cedar-ridge-dental'
            : 'If you change it, links and snippets with the old name stop working'
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix="/v2/"
        {...field('urlSlug')}
      />
      {of && (
        <Note>
          Location: {[of.streetAddress, of.unit, of.city, `${of.state} ${of.zipCode}`].filter(Boolean).join(', ')}
        </Note>
      )}
      <Checkbox {...field('publicFacing')}>List it on the enterprise’s page</Checkbox>
      <TextField
        label="Instagram page"
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field('instagramUrl')}
      />
      <TextField
        label="Facebook page"
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field('facebookUrl')}
      />
      <TextField
        label="Search keywords"
        hint="Separated by commas, like implants, whitening"
        optional
        autoComplete="off"
        {...field('searchKeywords')}
      />
    </StepForm>
  );
}
