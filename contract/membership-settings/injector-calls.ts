import { endpoint } from '../endpoint';
import { id, personName, text } from '../schema';
import * as z from '../z';
import { changes, reads, source } from './access';
import { injector, ofPractice } from './entity';

const path = '/privi/provider/settings/injectors' as const;

/** What is said of an injector, as calls and forms check it. */
export const injectorContent = {
  name: personName(80),
  /** The credential: RN, MD. */
  title: z._default(z.nullable(text(40)), null),
  /** Made of the name where none are given. */
  initials: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^\p{L}{1,3}$/u))),
  color: z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)),
};

export const listInjectors = endpoint({
  id: 'listInjectors',
  method: 'GET',
  path: `${path}/{practiceId}`,
  summary: "A practice's injectors, by name",
  source,
  access: [{ ...reads, owns: [{ at: 'params.practiceId', is: 'practice' }] }],
  params: ofPractice,
  result: z.object({ data: z.object({ injectors: z.array(injector) }) }),
  errors: ['NOT_FOUND'],
});

export const addInjector = endpoint({
  id: 'addInjector',
  method: 'POST',
  path: `${path}/new`,
  summary: 'Add an injector to a practice; names must be unique',
  source,
  access: [{ ...changes, owns: [{ at: 'body.practicemanagement', is: 'practice' }] }],
  body: z.strictObject({ ...injectorContent, practicemanagement: id() }),
  result: z.object({ injector }),
  errors: ['NOT_FOUND'],
  example: {
    body: { name: 'Lena Cho', title: 'MD', color: '#2f6f5e', practicemanagement: 'prac-harbor-medspa' },
  },
});

export const removeInjector = endpoint({
  id: 'removeInjector',
  method: 'DELETE',
  path: `${path}/{injectorId}`,
  summary: 'Remove an injector; visits and plans keep the name',
  source,
  access: [{ ...changes, owns: [{ at: 'params.injectorId', is: 'injector' }] }],
  params: z.object({ injectorId: id() }),
  result: z.object({ _id: z.string(), practicemanagement: z.string() }),
  errors: ['NOT_FOUND'],
});
