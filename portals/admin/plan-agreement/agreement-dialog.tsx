import { SIGNED_COPY_BYTES_MAX } from '@contract/plan-agreement/entity';
import { KeepTyped } from '@portals/form/keep-typed';
import { leaveTyped } from '@portals/state/leaving.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ContactStep } from './contact-step';
import { DocumentStep } from './document-step';
import { PaymentStep } from './payment-step';
import { loadAgreement, loadTemplates } from './plan-agreement.actions';
import { agreementPage, resetAgreement } from './plan-agreement.store';
import { UploadStep } from './upload-step';

/** Steps of the dialog (membership §2): 0 contact info, 1 payment and activation, 2 document view, 3 upload. */
const STEPS = ['Contact', 'Payment', 'Agreement', 'Upload'] as const;

export type AgreementDialogProps = {
  practiceId: string;
  /** The agreement that goes on; null for a new one. */
  membershipId: string | null;
  onClose: () => void;
};

/** A plan agreement from the contact to the signed paper. Closing it forgets what it showed. */
export function AgreementDialog({ practiceId, membershipId, onClose }: AgreementDialogProps) {
  const { data: of, error } = useSnapshot(agreementPage).agreement;
  const [step, setStep] = useState<number | null>(membershipId === null ? 0 : null);
  const [isDirty, setDirty] = useState(false);
  const [isUploaded, setUploaded] = useState(false);
  useEffect(() => {
    if (membershipId === null) void loadTemplates(practiceId);
    else void loadAgreement(membershipId);
    return resetAgreement;
  }, [practiceId, membershipId]);
  // Only once nothing is held anymore: a dialog that was opened by an address leaves it as it closes.
  useEffect(() => {
    if (isUploaded) onClose();
  }, [isUploaded, onClose]);
  const at = step ?? of?.step ?? null;
  const close = () => leaveTyped(onClose);
  function go(to: number) {
    setDirty(false);
    setStep(to);
  }
  return (
    <Modal
      open
      wide
      title={at === null ? 'Plan agreement' : `Plan agreement, ${at + 1} of ${STEPS.length}: ${STEPS[at]}`}
      dirty={isDirty}
      onClose={onClose}
      onRefused={close}
    >
      {isDirty && <KeepTyped onDiscard={onClose} />}
      {error && !of && (
        <Banner
          severity="error"
          actions={
            membershipId !== null && (
              <Button dense onClick={() => void loadAgreement(membershipId)}>
                Try again
              </Button>
            )
          }
        >
          {error.message}
        </Banner>
      )}
      {at === null && !error && <Skeleton lines={6} label="Loading plan agreement" />}
      {at === 0 && (
        <ContactStep
          practiceId={practiceId}
          of={of}
          onTyped={() => setDirty(true)}
          onNext={() => go(1)}
          onClose={close}
        />
      )}
      {at === 1 && of && (
        <PaymentStep of={of} onNext={() => go(2)} onBack={of.isContactOpen ? () => go(0) : undefined} onClose={close} />
      )}
      {at === 2 && of && <DocumentStep of={of} onNext={() => go(3)} onClose={close} />}
      {at === 3 && of && (
        <UploadStep
          of={of}
          maxBytes={SIGNED_COPY_BYTES_MAX}
          onNext={() => {
            setDirty(false);
            setUploaded(true);
          }}
          onBack={() => go(2)}
          onClose={close}
          onChosen={() => setDirty(true)}
        />
      )}
    </Modal>
  );
}
