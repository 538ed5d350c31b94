import type { findApplyProvider, sendApplicationEmailCode } from '@contract/application/calls';
import type { applicationState } from '@contract/application/entity';
import type { viewDocument } from '@contract/document/calls';
import type { ResultOf } from '@contract/endpoint';
import type { PagePath } from '@domain/application/steps';
import type { ApplicationChannel } from '@domain/enums';
import { isText, orNull, persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy, type Snapshot } from 'valtio/vanilla';
import type * as z from 'zod/mini';
import { flow } from '../application-flow';
import type { Part } from './personal-parts';

export type Practice = ResultOf<typeof findApplyProvider>;
export type Application = z.input<typeof applicationState>;
/** The application as a screen reads it. */
export type ApplicationView = Snapshot<Application>;
export type Outcome = NonNullable<Application['outcome']>;
export type AgreementText = ResultOf<typeof viewDocument>;

/** A one-time code that was sent, and what its resending needs. */
export type SentCode = Omit<ResultOf<typeof sendApplicationEmailCode>, 'channel'> & {
  channel: ApplicationChannel;
  /** Ten digits; null for e-mail. */
  phone: string | null;
  /** Counts sendings, so that a resent code restarts the countdown. */
  turn: number;
};

/** The identity inquiry that was opened. Lives in memory only. */
export type Inquiry = { inquiryId: string; url: string };

export type ApplyState = {
  applicationId: string | null;
  practiceUrlSlug: string | null;
  step: PagePath | null;
  /** The question about the person that was shown last; null before the first. Lives in memory only. */
  part: Part | null;
  email: string | null;
  sentCode: SentCode | null;
  /** Amount chosen on the practice's page, whole cents; null when none was chosen. */
  carriedAmountCents: number | null;
  isReapply: boolean;
  /** What of a spending limit is asked for anew; it stays in the address (borrower §2). */
  further: 'creditLineIncrease' | 'refreshSpendingLimit' | null;
  /** How the session was opened, and the person's reference for the help of the practice (borrower §6). */
  loginType: string | null;
  userReference: string | null;
  practice: Resource<Practice>;
  application: Resource<Application>;
  agreement: Resource<AgreementText>;
  inquiry: Inquiry | null;
  /** States that are not served, by code; null until known. */
  unservedStates: string[] | null;
};

const first = () => ({
  applicationId: null,
  practiceUrlSlug: null,
  step: null,
  part: null,
  email: null,
  sentCode: null,
  isReapply: false,
  further: null,
  loginType: null,
  userReference: null,
  inquiry: null,
});

/** One application as this page sees it. Answers live on the server; nothing typed is kept here. */
export const apply = proxy<ApplyState>({
  ...first(),
  carriedAmountCents: null,
  practice: resource<Practice>(),
  application: resource<Application>(),
  agreement: resource<AgreementText>(),
  unservedStates: null,
});

/** Forgets the application; the practice of the address and the carried amount stay. */
export function resetApply(): void {
  Object.assign(apply, first());
  resetResource(apply.application);
  resetResource(apply.agreement);
}

// The allow-list of decision 4: which application, at which practice, at which step. Everything else is the server's.
persist(apply, {
  key: 'apply',
  version: 1,
  fields: {
    applicationId: orNull(isText),
    practiceUrlSlug: orNull(isText),
    step: orNull(flow.isStep),
  },
  reset: resetApply,
});
