import { type Brand, STAFF_ROLES, type StaffRole } from '@domain/enums';
import type { Permission } from '@domain/staff/permissions';
import type * as z from 'zod/mini';
import type { ErrorCode } from './error';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const staffRoles = STAFF_ROLES;

/** Things with an owner. A reference to one is checked against the actor before the handler runs. */
export const ownedObjects = [
  'application',
  'borrower',
  'transaction',
  'practice',
  'membership',
  'document',
  'paymentMethod',
  'listView',
  'deposit',
  'colleague',
  'treatment',
  'enterprise',
  'depositRef',
  'membershipTreatment',
  'planTemplate',
  'injector',
  'loyaltyProgram',
  'planTreatment',
  'visit',
  'membershipPayment',
  'membershipFunding',
  'providerInvoice',
  'signup',
] as const;
export type OwnedObject = (typeof ownedObjects)[number];

/**
 * Where an id of an owned object stands in the request: `params.id`, `query.applicationId`, `body.practices`; of a body that is a
 * list, `body._id` stands for that of every row.
 * `alone`: to the membership brand's people only where all that is done there is theirs. A practice that finances too is shared,
 * and what changes it reaches financing: its mail address, its sites, who works there (decision 53).
 */
export type Reference = { at: `${'params' | 'query' | 'body'}.${string}`; is: OwnedObject; alone?: true };

/**
 * Who may make a call. `owns` lists every id in the request that must belong to the actor; a foreign or unknown one is
 * answered with 404. Staff see the objects of the practices in their scope.
 */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'applicant'; owns?: readonly Reference[] }
  | { kind: 'borrower'; owns?: readonly Reference[] }
  | { kind: 'member'; owns?: readonly Reference[] }
  | {
      kind: 'staff';
      roles: readonly StaffRole[];
      /** What they must be allowed besides, by their role or by a list of their own; null for what everybody may. */
      permission: Permission | null;
      /** Whose people: the membership brand's reach no financing, by read or by write (decisions 42, 53). `every`: what is a person's own, or is cut by owner. */
      brand: Brand | 'every';
      /** Only the platform's own people: what holds for every practice is not a finance partner's, who sees some of them. */
      platformOnly?: true;
      /** Only the finance partner's people: decisions whose loss the partner bears. */
      partnerOnly?: true;
      /** Also for whoever lacks a second factor that is required of them: what leads to one, and out. */
      beforeFactor?: true;
      owns?: readonly Reference[];
    };

export type PrincipalKind = AccessRule['kind'];
export type Access = readonly [AccessRule, ...AccessRule[]];

type Schema = z.ZodMiniType;

export type Download = {
  /** File name that the client saves under. */
  file: string;
  media: 'text/csv' | 'application/pdf' | 'application/zip' | 'text/html' | 'text/calendar' | 'text/event-stream';
};

/**
 * One call of the API as data: the server mounts it, the client calls it, the documents and the generated tests read it.
 * Bodies and queries are decoded before the handler sees them; results are written as they stand on the wire.
 */
export type Endpoint = {
  /** Unique name in camelCase, the same as the exported constant; the OpenAPI operationId. */
  id: string;
  method: Method;
  /** Path with `{param}` segments, exactly as in the contract. */
  path: `/${string}`;
  summary: string;
  /** Section of the specification, or the decision, that asks for this call. */
  source: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  result?: Schema;
  download?: Download;
  /** Error codes beside those that every call can answer (INVALID_FIELDS, RATE_LIMITED, INTERNAL and the like). */
  errors: readonly ErrorCode[];
  /** True for calls that create something or move money: they honour Idempotency-Key and merge double clicks. */
  idempotent?: boolean;
  /**
   * The patient is bound or decided on by the call, or by these fields of its body. In a frame it leaves only after a press in plain
   * sight (`portals/client`), whichever screen makes it.
   */
  binds?: true | readonly string[];
  /** `strict` limits log-ins and codes per address and destination; `none` only for pages and health checks. */
  rateLimit?: 'standard' | 'strict' | 'none';
  /**
   * Somebody whose account staff have closed may still make it: what reads their papers, and what pays (decision 75). Everything else
   * is refused to them.
   */
  afterClosing?: true;
  /** A call of demos and tests: in production it does not exist. */
  outsideProduction?: true;
  /** The body may come as a form with a file, which `file` names and which is base64 in the body; the other fields are text. */
  upload?: { media: 'multipart/form-data'; maxBytes: number; file: string };
  /**
   * Optional fields of the body or query that name again what the path names, with the parameter of the path; a request that says
   * something else there than in its path is refused.
   */
  repeats?: Readonly<Record<`${'body' | 'query'}.${string}`, string>>;
  /** One request and answer for the documents. */
  example?: { body?: unknown; query?: unknown; result?: unknown };
};

/** Declares a call and keeps its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler receives: decoded values. */
export type Decoded<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
};

/** A call that takes a file is sent a form. */
type Sent<E extends Endpoint, Body> = E['upload'] extends { file: string } ? FormData | Body : Body;

/** What a client sends: wire values, only the parts that the call has. */
export type CallInput<E extends Endpoint> = (E['params'] extends Schema ? { params: z.input<E['params']> } : object) &
  (E['query'] extends Schema ? { query?: z.input<E['query']> } : object) &
  (E['body'] extends Schema ? { body: Sent<E, z.input<E['body']>> } : object);

/** The wire shape of a successful answer. */
export type ResultOf<E extends Endpoint> = E['result'] extends Schema ? InputOf<E['result']> : undefined;

/** Kinds of actor that an access table lets in. */
export type ActorKind<E extends Endpoint> = E['access'][number]['kind'];
