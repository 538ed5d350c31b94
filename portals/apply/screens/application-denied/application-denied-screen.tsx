import { isCivilDate } from '@domain/calendar/civil-date';
import { isAboutFile } from '@domain/underwriting/file-reasons';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { DeniedStep } from '@portals/steps/denied/denied-step';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { copy as parts } from '../../parts/copy';
import { saveDocument } from '../../stores/agreement.actions';
import { apply } from '../../stores/apply.store';
import { PartnerPrompt } from '../genesis/partner-prompt';
import { copy } from './copy';

/** The words of a denial: of a first limit, of a higher one beside the one that stays, of one that has ended. */
function wordsFor(line: { approvedCreditLine: number; expiresOn: string | null } | null, why: string) {
  if (!line) return { ask: copy.ask, why };
  const { approvedCreditLine, expiresOn } = line;
  if (!expiresOn || !isCivilDate(expiresOn) || expiresOn < todayHere()) return { ask: copy.askEnded, why };
  return { ask: copy.askKept, why: `${copy.kept(usd(approvedCreditLine), civilDate(expiresOn))} ${why}` };
}

/** A denial, with the notice where it gives reasons and a way to correct an answer that differs. */
export function ApplicationDeniedScreen({ offer }: { offer?: ReactNode }) {
  const { application, practice } = useSnapshot(apply);
  const go = useGo();
  const {
    deniedReasons = [],
    mismatches = [],
    creditProfile = null,
    tryAgainFrom,
    mayVerifyIdentity,
  } = application.data?.outcome ?? {};
  const mayCorrect = mismatches.length > 0 && application.data?.pagePath === 'mismatches';
  const name = practice.data?.PracticeName ?? parts.yours;
  return (
    <DeniedStep
      {...wordsFor(creditProfile, copy.why(isAboutFile(deniedReasons) ? copy.file : copy.application, name))}
      reasons={deniedReasons}
      onNotice={deniedReasons.length > 0 ? () => saveDocument('adverse-action-notice') : undefined}
      offer={offer ?? (practice.data?.isGenesisPrequal && <PartnerPrompt />)}
      tryAgainFrom={tryAgainFrom}
      onPhoto={mayVerifyIdentity ? () => go({ step: 'verify-identity' }) : undefined}
      onCorrect={mayCorrect ? () => go({ step: 'mismatches' }) : undefined}
    />
  );
}
