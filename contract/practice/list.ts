import { ENROLLMENTS } from '@domain/enums';
import { SPECIALTIES } from '@domain/specialties';
import { staffRoles } from '../endpoint';
import { declareList, listCall, noTabs } from '../lists/declare-list';
import { id, named, stateCode, text } from '../schema';
import * as z from '../z';

/** What a row can have beside its id and its name, where `extraFields` asks for it. */
export const PRACTICE_EXTRA_FIELDS = [
  'urlSlug',
  'specialty',
  'streetAddress',
  'unitApartment',
  'city',
  'stateCode',
  'zipCode',
  'phoneNumber',
  'email',
  'practiceURL',
  'enrollments',
  'isActive',
  'enterprise',
] as const;
export type PracticeExtraField = (typeof PRACTICE_EXTRA_FIELDS)[number];

/** The fields that can be asked for. */
export const practiceExtras = {
  urlSlug: z.string(),
  specialty: z.string(),
  streetAddress: z.string(),
  unitApartment: z.nullable(z.string()),
  city: z.string(),
  stateCode: z.string(),
  zipCode: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  practiceURL: z.string(),
  enrollments: z.array(z.string()),
  isActive: z.boolean(),
  enterprise: z.nullable(z.object({ _id: z.string(), name: z.string() })),
} as const satisfies Record<PracticeExtraField, z.ZodMiniType>;

/** A practice; of the further fields it has those that were asked for. */
const practiceRow = named(
  'PracticeRow',
  z.extend(z.partial(z.object(practiceExtras)), { _id: z.string(), PracticeName: z.string() }),
);

const extraFilters = z.strictObject({
  enrollment: z.optional(z.enum(ENROLLMENTS)),
  isActive: z.optional(z.boolean()),
  /** Of one that whoever asks does not see, none is found. */
  enterpriseId: z.optional(id()),
  stateCode: z.optional(stateCode()),
  specialty: z.optional(z.enum(SPECIALTIES)),
  /** Each word must stand in the name. */
  nameSearch: z.optional(text(100)),
});

export const practiceList = declareList({
  call: {
    id: 'listPractices',
    path: '/practice/list',
    summary:
      'The practices in scope by name, each with the additional fields requested, from any date unless one is given',
    source: 'provider-admin §7 Onboarding; decisions 23, 42',
  },
  access: [{ kind: 'staff', roles: staffRoles, permission: 'practice.view', brand: 'every' }],
  row: practiceRow,
  sorts: ['PracticeName'],
  filters: {},
  tabs: noTabs,
  search: 'text',
  fields: {
    extraFields: z.optional(z.array(z.enum(PRACTICE_EXTRA_FIELDS)).check(z.maxLength(PRACTICE_EXTRA_FIELDS.length))),
    extraFilters: z.optional(extraFilters),
  },
  columns: { PracticeName: 'Practice' },
});

export const listPractices = listCall(practiceList);
