import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { moment } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { FileField } from '@portals/ui/file-field';
import { DownloadIcon } from '@portals/ui/icons';
import { useId, useState } from 'react';
import { saveSigned, uploadSigned } from './plan-agreement.actions';
import type { ShownAgreement } from './plan-agreement.store';
import { StepFrame, type StepProps } from './step-frame';

const MEGABYTE = 1024 * 1024;

export type UploadStepProps = StepProps & {
  of: ShownAgreement;
  maxBytes: number;
  onBack: () => void;
  onChosen: () => void;
};

/** Step 3: the signed paper is uploaded, which closes the dialog. */
export function UploadStep({ of, maxBytes, onNext, onBack, onClose, onChosen }: UploadStepProps) {
  const id = useId();
  const [file, setFile] = useState<globalThis.File | null>(null);
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const saving = useAttempt(() => saveSigned(of.privimembership));
  const uploading = useAttempt(async (chosen: globalThis.File) => {
    await uploadSigned(of.privimembership, chosen);
    onNext();
  });
  if (of.signedCopy)
    return (
      <StepFrame onClose={onClose}>
        <Banner
          severity="success"
          actions={
            <Button dense icon={<DownloadIcon size={15} />} pending={saving.pending} onClick={() => void saving.run()}>
              Download signed copy
            </Button>
          }
        >
          Signed agreement uploaded {moment(of.signedCopy.uploadedAt)}.
        </Banner>
        <TroubleBanner trouble={saving.trouble} />
      </StepFrame>
    );
  function upload() {
    if (!file) return setMissing('Choose a PDF of the signed agreement');
    if (file.size > maxBytes) return setMissing(`Choose a file of up to ${maxBytes / MEGABYTE} MB`);
    setMissing(undefined);
    void uploading.run(file);
  }
  return (
    <StepFrame
      next="Upload signed agreement"
      pendingText="Uploading"
      pending={uploading.pending}
      onNext={upload}
      onBack={onBack}
      onClose={onClose}
    >
      <TroubleBanner trouble={uploading.trouble} />
      <FileField
        id={id}
        name="pdf"
        label="Signed agreement"
        hint={`PDF, up to ${maxBytes / MEGABYTE} MB. We store it encrypted and record every time it’s opened.`}
        error={missing}
        onFile={(chosen) => {
          setMissing(undefined);
          setFile(chosen);
          onChosen();
        }}
      />
    </StepFrame>
  );
}
