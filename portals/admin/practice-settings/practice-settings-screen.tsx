import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { seesCredit } from '../place';
import { staff } from '../staff/staff.store';
import { ContactSection } from './contact-section';
import { DetailsForm } from './details-form';
import { FeesSection } from './fees-section';
import { ProductsSection } from './products-section';
import { ProfileSection } from './profile-section';
import { PromotionSection } from './promotion-section';
import { RulesSection } from './rules-section';
import { loadOffer } from './settings.actions';
import { type Details, settings } from './settings.store';
import { SettingsFrame } from './settings-frame';

const PRACTICE = { id: 'practice', label: 'Practice' };
const CONTACT = { id: 'contact', label: 'Verified contact' };
const FEES = { id: 'fees', label: 'Schedule of fees' };
const PROMOTION = { id: 'promotion', label: 'Promotion' };
const OFFER = [
  { id: 'products', label: 'Products' },
  { id: 'risk-profile', label: 'Risk profile' },
  { id: 'underwriting-rules', label: 'Underwriting rules' },
];

/** What a practice is called, and for the platform's own people what it may offer (provider-admin §2). */
export function PracticeSettingsScreen() {
  const { person } = useSnapshot(staff);
  const { data } = useSnapshot(settings).details;
  const maySetOffer = person !== null && seesCredit(person) && person.permissions.includes('practice.offer');
  const seesPromotion = person !== null && person.brand !== 'membership' && isFinancing(data);
  const places = [PRACTICE, CONTACT, FEES, ...(seesPromotion ? [PROMOTION] : []), ...(maySetOffer ? OFFER : [])];
  return (
    <SettingsFrame title="Practice settings" places={places}>
      {(practiceId) => (
        <>
          {data && <DetailsForm of={data} />}
          {data && <ContactSection of={data} isPlatform={person?.role === 'Admin'} />}
          <FeesSection practiceId={practiceId} />
          {seesPromotion && <PromotionSection practiceId={practiceId} />}
          {maySetOffer && <OfferSections key={practiceId} practiceId={practiceId} />}
        </>
      )}
    </SettingsFrame>
  );
}

const isFinancing = (of: Frozen<Details> | null): boolean => of?.details?.enrollments.includes('APPLICATIONS') ?? false;

function OfferSections({ practiceId }: { practiceId: string }) {
  const { data, error } = useSnapshot(settings).offer;
  useEffect(() => void loadOffer(practiceId), [practiceId]);
  if (error && !data)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={() => void loadOffer(practiceId)}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  if (!data || data.practiceId !== practiceId) return <Skeleton lines={6} label="Loading products and risk profile" />;
  return (
    <>
      <ProductsSection offer={data} />
      <ProfileSection offer={data} />
      <RulesSection offer={data} />
    </>
  );
}
