import type { CallInput, Endpoint, ResultOf } from '@contract/endpoint';
import type { TestApp } from '../../test/app';
import type { Fixtures, Principal } from '../principals';

export type Stage = { world: TestApp; fixtures: Fixtures };
type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer B } ? NonNullable<B> : never;
export type Sheet = Readonly<Record<string, unknown>>;

/** Values that are written one after the other, each with what the rest of the body must say for it. */
type Tried<B, F extends keyof B> = { is: readonly B[F][]; with?: Partial<B> | readonly Partial<B>[] };

/** For every field of a body the values that are written and read back, or a sentence that says why it is not. */
export type Fates<B> = { readonly [F in keyof B]-?: string | Tried<B, F> };

/** Somebody who writes, and how what they wrote is read. */
export type Begun<E extends Endpoint> = {
  token: string | undefined;
  params?: Sheet;
  query?: Sheet;
  /** What the call asks for beside the tried field. */
  rest?: () => Promise<Partial<BodyOf<E>>> | Partial<BodyOf<E>>;
  /** What a call asks for that is made from the rest of it: the hash of a text that was shown, for example. */
  agree?: (input: { params: never; body: never }) => Promise<object>;
  /** What a reading call says, by the names of the body; `answer` is what the write answered, nothing before the first one. */
  read: (answer: ResultOf<E> | undefined) => Promise<Sheet>;
};

/** A form's call, of which every field is named: a new field is a type error until it says how it is read back. */
export function form<E extends Endpoint>(
  call: E,
  fates: Fates<BodyOf<E>>,
  begin: (stage: Stage) => Promise<Begun<E>> | Begun<E>,
) {
  return {
    call: call as Endpoint,
    fates: fates as Readonly<Record<string, AnyFate>>,
    begin: begin as AnyForm['begin'],
  };
}

export type AnyFate = string | { is: readonly unknown[]; with?: Sheet | readonly Sheet[] };
export type AnyForm = {
  call: Endpoint;
  fates: Readonly<Record<string, AnyFate>>;
  begin: (stage: Stage) => Promise<Begun<Endpoint>> | Begun<Endpoint>;
};

export const WHICH = 'says what the call is about';
export const SEEN = 'says which version was seen: stale.test.ts';
export const PROOF = 'proves who asks and is kept nowhere';
export const TRAIL = 'stands in the audit trail alone';

/** The principal of a name. */
export function who({ fixtures }: Stage, name: string): Principal {
  const found = fixtures.principals.find((one) => one.name === name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
}

/** The answer of a reading call. */
export async function readBy<E extends Endpoint>(
  { world }: Stage,
  call: E,
  { token, ...input }: CallInput<E> & { token: string | undefined },
): Promise<ResultOf<E>> {
  const { status, body } = await world.call(call, input as unknown as CallInput<E>, { token });
  if (status !== 200) throw new Error(`${call.id} answers ${status}: ${JSON.stringify(body)}`);
  return body as ResultOf<E>;
}
