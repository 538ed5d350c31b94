import type { Config } from '../../config/config';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { enterpriseOfAddress, practiceInSetup, practicesOfPlace } from './enrollment.reads';

/** What a practice joins at an address of enrollment, and in what it is asked to enroll. */
export type EnrollmentPlace = {
  kind: 'PLATFORM' | 'ENTERPRISE' | 'PRACTICE';
  name: string;
  enterpriseId: string | null;
  practiceId: string | null;
  priviEnrollment: boolean;
  patientfiEnrollment: boolean;
};

/** Addresses of the platform's own, for anybody; each asks for the enrollment of its brand. */
const OWN = {
  patientfi: { brand: 'brandFinancing', priviEnrollment: false, patientfiEnrollment: true },
  privi: { brand: 'brandMembership', priviEnrollment: true, patientfiEnrollment: false },
} as const;

const hasEnrollment = (texts: readonly string[], name: string): boolean => texts.some((text) => text.includes(name));
const askedOf = (texts: readonly string[]) => ({
  priviEnrollment: hasEnrollment(texts, 'MEMBERSHIPS'),
  patientfiEnrollment: texts.length === 0 || hasEnrollment(texts, 'APPLICATIONS'),
});

/**
 * Finds what an address of enrollment is of: one of the platform's two, an enterprise, or a practice that is being set up.
 * @throws AppError NOT_FOUND, also for a practice that works already. Source: provider-admin §2, decision 65.
 */
export async function findPlace(db: Db, slug: string, config: Config): Promise<EnrollmentPlace> {
  const own = Object.entries(OWN).find(([name]) => name === slug)?.[1];
  if (own) {
    const { brand, ...asked } = own;
    return { kind: 'PLATFORM', name: config[brand].name, enterpriseId: null, practiceId: null, ...asked };
  }
  const enterprise = await db.first(enterpriseOfAddress, { slug });
  if (enterprise) {
    const of = await db.all(practicesOfPlace, { id: enterprise.id });
    const asked = askedOf(of.map(({ enrollments }) => enrollments));
    return { kind: 'ENTERPRISE', name: enterprise.name, enterpriseId: enterprise.id, practiceId: null, ...asked };
  }
  const practice = await db.first(practiceInSetup, { slug });
  if (!practice) throw new AppError('NOT_FOUND');
  const asked = askedOf([practice.enrollments]);
  return { kind: 'PRACTICE', name: practice.name, enterpriseId: null, practiceId: practice.id, ...asked };
}

/**
 * The websites that may frame the enrollment at an address: those of the enterprise's practices, those of the practice that is being set up,
 * and for the platform's own two the platform's. Undefined for an unknown address.
 */
export async function sitesOfPlace(db: Db, slug: string, config: Config): Promise<string[] | undefined> {
  const place = await findPlace(db, slug, config).catch((cause: unknown) => {
    if (cause instanceof AppError) return undefined;
    throw cause;
  });
  if (!place) return undefined;
  if (place.enterpriseId !== null) {
    const of = await db.all(practicesOfPlace, { id: place.enterpriseId });
    return [...new Set(of.flatMap(({ embed_origins: origins }) => JSON.parse(origins) as string[]))];
  }
  if (place.practiceId === null) return [new URL(config.mainAppUrl, config.publicUrl).origin];
  const practice = await db.first(practiceInSetup, { slug });
  return JSON.parse(practice?.embed_origins ?? '[]');
}
