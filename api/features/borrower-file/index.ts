export { runRefresh } from './limit-refresh/run-refresh';
export { enterProof, sendProof } from './prove-contact';
export { type Change, keepAct, type StaffContext } from './take-person';
