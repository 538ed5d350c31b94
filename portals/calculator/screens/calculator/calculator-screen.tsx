import { paths } from '@contract/paths';
import { useCalculatorStyles } from '@portals/calculator-sheet/use-calculator-styles';
import { toApiError } from '@portals/client/api-error';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Notice, NoticeActions, NoticePage, NoticeTitle } from '@portals/ui/notice-page';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { typedAmount } from '@sdk/calculator/amount-scale';
import { Calculator } from '@sdk/calculator/calculator';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { carryToApplication, loadProfile, sendByEmail } from '../../stores/calculator.actions';
import { calculator, type Profile } from '../../stores/calculator.store';
import { copy } from './copy';
import { PageFrame } from './page-frame';

const Inset = styled.div`
  max-width: var(--calculator); margin: 0 auto; padding: 16px 56px;
  @media (max-width: 1080px) { padding: 16px 28px; }
  @media (max-width: 640px) { padding: 16px 20px; }
`;

/** The public payment calculator of a practice, or of the platform when the address names none. */
export function CalculatorScreen() {
  const [search] = useSearchParams();
  const slug = search.get('practice') || null;
  const { data, error } = useSnapshot(calculator).fetched;
  useEffect(() => {
    void loadProfile(slug);
  }, [slug]);

  const profile = data?.slug === slug ? (data.profile as Profile) : undefined;
  if (error && toApiError(error).status === 404) return <UnknownPractice />;
  if (profile?.products.length === 0) return <NoPlans name={profile.name} />;
  return (
    <PageFrame practice={slug !== null && profile ? profile : undefined}>
      {profile && slug === null && (
        <Inset>
          <Banner>{copy.anyPractice}</Banner>
        </Inset>
      )}
      {profile && <Sheet key={slug} profile={profile} search={search} />}
      {!profile && (
        <Inset>
          {error ? (
            <Banner severity="error" actions={<Button onClick={() => void loadProfile(slug)}>{copy.again}</Button>}>
              {copy.failed}
            </Banner>
          ) : (
            <Skeleton lines={10} label={copy.loading} />
          )}
        </Inset>
      )}
    </PageFrame>
  );
}

/** The embed's calculator with what this page can do for it. */
function Sheet({ profile, search }: { profile: Profile; search: URLSearchParams }) {
  useCalculatorStyles();
  const navigate = useNavigate();
  const hasPractice = profile.slug !== '';
  const isGeneric = !hasPractice || search.get('type') === 'generic-calculator';
  const apply = (amountCents: number) => {
    carryToApplication(amountCents);
    void navigate(paths.apply.href({ practiceUrlSlug: profile.slug }));
  };
  return (
    <Calculator
      profile={profile}
      kind={isGeneric ? 'generic' : 'practice'}
      amountCents={typedAmount(search.get('amount') ?? '')}
      onApply={profile.applications ? apply : undefined}
      onEmail={hasPractice ? sendByEmail : undefined}
      onPrint={() => window.print()}
    />
  );
}

function UnknownPractice() {
  return (
    <NoticePage>
      <NoticeTitle>{copy.unknown}</NoticeTitle>
      <Notice>{copy.unknownWhy}</Notice>
      <NoticeActions>
        <RouterButton look="primary" wide to={paths.paymentCalculator.href()}>
          {copy.unknownGo}
        </RouterButton>
      </NoticeActions>
    </NoticePage>
  );
}

function NoPlans({ name }: { name: string }) {
  return (
    <NoticePage>
      <NoticeTitle>{copy.empty}</NoticeTitle>
      <Notice>{copy.emptyWhy(name)}</Notice>
    </NoticePage>
  );
}
