/** A Map that forgets its oldest entry when it is full, so that a long demo cannot fill the memory. */
export class CappedMap<Key, Value> extends Map<Key, Value> {
  readonly #cap: number;

  constructor(cap: number) {
    super();
    this.#cap = cap;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    if (this.size > this.#cap) {
      const oldest = this.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return this;
  }
}
