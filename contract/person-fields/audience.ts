/**
 * Who of the staff sees what of a person: this table is the rule, answers are cut by it on the server, and the texts that
 * patients read promise no more than it holds. `everybody` are all roles that may make the call, `platform` the platform's
 * own people (Admin, the finance partner's among them), `financing` those without the finance partner's and the membership
 * brand's: what financing suspects of a person is not theirs. Each answer with a field that is not everybody's leaves an audit row.
 */
export type Audience = 'everybody' | 'platform' | 'financing';

/** Fields of entities by who of the staff sees them. */
export type Seen = Readonly<Record<string, Readonly<Record<string, Audience>>>>;
