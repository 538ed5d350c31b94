export { runRefresh } from './limit-refresh/run-refresh';
export { enterProof, sendProof } from './prove-contact';
export { keepAct } from './take-person';
