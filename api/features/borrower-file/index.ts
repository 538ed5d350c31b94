export { enterProof, sendProof } from './prove-contact';
export { keepAct } from './take-person';
