import {
  findEnrollmentPlace,
  getEnrollmentCardPage,
  printEnrollmentAgreement,
  readEnrollment,
  readEnrollmentAgreement,
  saveEnrollmentCard,
} from '@contract/provider-enrollment/calls';
import { type Route, serve } from '../../http/serve';
import { printAgreement, viewAgreement } from './agreement';
import { viewEnrollment } from './enrollment.view';
import { ownEnrollment } from './enrollment-key';
import { findPlace } from './enrollment-place';
import { finishEnrollment } from './finish-enrollment';
import { mailLink, openLink } from './mail-link';
import { saveBank } from './save-bank';
import { openCard, saveCard } from './save-card';
import { saveOwner } from './save-owner';
import { startEnrollment } from './start-enrollment';

/** A practice enrolls itself. Source: provider-admin §7 Enrollment. */
export const providerEnrollmentRoutes: readonly Route[] = [
  serve(findEnrollmentPlace)(async ({ params: { slug } }, { database, config }) => {
    const { kind, name, priviEnrollment, patientfiEnrollment } = await findPlace(database.read, slug, config);
    return { slug, kind, name, priviEnrollment, patientfiEnrollment };
  }),
  startEnrollment,
  saveOwner,
  saveBank,
  serve(getEnrollmentCardPage)(openCard),
  serve(saveEnrollmentCard)(saveCard),
  serve(readEnrollmentAgreement)(async ({ meta }, deps) => {
    const { read } = deps.database;
    return { agreement: await viewAgreement(read, await ownEnrollment(read, meta, deps), deps) };
  }),
  finishEnrollment,
  serve(readEnrollment)(async ({ meta }, deps) => ({
    enrollment: viewEnrollment(await ownEnrollment(deps.database.read, meta, deps), deps),
  })),
  serve(printEnrollmentAgreement)(async ({ meta }, deps) =>
    printAgreement(await ownEnrollment(deps.database.read, meta, deps), deps),
  ),
  mailLink,
  openLink,
];
