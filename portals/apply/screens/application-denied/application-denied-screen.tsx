import { DeniedStep } from '@portals/steps/denied/denied-step';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { saveDocument } from '../../stores/agreement.actions';
import { apply } from '../../stores/apply.store';
import { copy } from './copy';

/** A denial, with the notice where it gives reasons and a way to correct an answer that differs. */
export function ApplicationDeniedScreen({ offer }: { offer?: ReactNode }) {
  const { application, practice } = useSnapshot(apply);
  const go = useGo();
  const { deniedReasons = [], mismatches = [] } = application.data?.outcome ?? {};
  const mayCorrect = mismatches.length > 0 && application.data?.pagePath === 'mismatches';
  return (
    <DeniedStep
      ask={copy.ask}
      why={copy.why(practice.data?.PracticeName ?? 'your practice')}
      reasons={deniedReasons}
      onNotice={deniedReasons.length > 0 ? () => saveDocument('adverse-action-notice') : undefined}
      offer={offer}
      onCorrect={mayCorrect ? () => go({ step: 'mismatches' }) : undefined}
    />
  );
}
