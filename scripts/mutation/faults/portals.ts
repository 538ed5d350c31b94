import type { PlantedFault } from '../fault';

/** Faults in the pages. */
export const PORTAL_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a log-out leaves the storages of the browser as they are',
    file: 'portals/state/session.store.ts',
    search: '  clearStorages();\n',
    replacement: '',
    tests: ['portals/state/log-out.test.ts'],
  },
  {
    fault: 'a log-out leaves the storage of the tab as it is',
    file: 'portals/state/browser-storage.ts',
    search: '  tryStorage(() => window.sessionStorage.clear());\n',
    replacement: '',
    tests: ['portals/state/log-out.test.ts'],
  },
  {
    fault: 'an application of an unknown practice (404) does not lead to the main host',
    file: 'portals/apply/stores/application.actions.ts',
    search: '[400, 404, 422].includes(status)',
    replacement: '[400, 422].includes(status)',
    tests: ['portals/apply/unknown-practice.test.ts'],
  },
  {
    fault: 'a sign-up at an unknown practice (404) does not lead to the main host',
    file: 'portals/signup/stores/signup.actions.ts',
    search: '[400, 404, 422].includes(status)',
    replacement: '[400, 422].includes(status)',
    tests: ['portals/signup/unknown-practice.test.ts'],
  },
  {
    fault: 'a sign-up takes a server that does not answer for an unknown practice',
    file: 'portals/signup/stores/signup.actions.ts',
    search: "? 'unknown' : 'unreachable'",
    replacement: "? 'unknown' : 'unknown'",
    tests: ['portals/signup/unknown-practice.test.ts'],
  },
  {
    fault: 'an exam that is answered with 400 or 404 is no denial',
    file: 'portals/apply/stores/decision.actions.ts',
    search: 'decide(() => call(submitKbaExam, { body }))',
    replacement: 'call(submitKbaExam, { body }).then(takeOutcome)',
    tests: ['portals/apply/stores/actions.test.ts'],
  },
  {
    fault: 'a submitted inquiry that is answered with 400 or 404 is no denial',
    file: 'portals/apply/stores/decision.actions.ts',
    search: '  outcomeOf: denialOf,',
    replacement: '  outcomeOf: () => null,',
    tests: ['portals/apply/stores/actions.test.ts'],
  },
  {
    fault: 'an opened inquiry that is answered with 400 or 404 is no denial',
    file: 'portals/steps/flow/decision.ts',
    search: 'return submitIdentity();\n      return decide(() => Promise.reject(cause));',
    replacement: 'return submitIdentity();\n      throw cause;',
    tests: ['portals/apply/stores/actions.test.ts'],
  },
  {
    fault: 'a call that is answered with 400 is no denial',
    file: 'domain/application/transitions.ts',
    search: 'httpStatus === 404 || httpStatus === 400',
    replacement: 'httpStatus === 404',
    tests: ['portals/apply/stores/actions.test.ts'],
  },
  {
    fault: 'a call is repeated under another key',
    file: 'portals/client/call.ts',
    search: '      return send(endpoint, parts, keyed);',
    replacement: '      return send(endpoint, parts, { ...keyed, idempotencyKey: crypto.randomUUID() });',
    tests: ['portals/client/call.test.ts'],
  },
  {
    fault: 'a fault of a field that is not on the form is not said',
    file: 'portals/form/form-errors.ts',
    search: 'if (name === undefined) others.push(message);',
    replacement: 'if (name === undefined) continue;',
    tests: ['portals/form/form-errors.test.ts'],
  },
  {
    fault: 'a log-in that is over is kept when the borrower cannot be read',
    file: 'portals/client/call.ts',
    search: "if (failure.status === 401 && options.onNoSession !== 'throw') leave();",
    replacement: '',
    tests: ['portals/borrower/guard.test.ts'],
  },
];
