import { endpoint } from '../endpoint';
import { slug } from '../schema';
import * as z from '../z';

export const getPracticeBySlug = endpoint({
  id: 'getPracticeBySlug',
  method: 'GET',
  path: '/practice/slug/{slug}',
  summary: "An active practice's public details, by its URL name",
  source: 'provider-admin §7 Enrollment, search, messages',
  access: [{ kind: 'public' }],
  params: z.object({ slug: slug() }),
  result: z.object({
    practice: z.object({
      _id: z.string(),
      PracticeName: z.string(),
      urlSlug: z.string(),
      specialty: z.string(),
      streetAddress: z.string(),
      unitApartment: z.nullable(z.string()),
      city: z.string(),
      stateCode: z.string(),
      zipCode: z.string(),
      phoneNumber: z.string(),
      practiceURL: z.string(),
      enrollments: z.array(z.string()),
    }),
  }),
  errors: ['NOT_FOUND'],
});
